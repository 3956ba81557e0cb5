import CTestProcess
import VirtualTime

extension TestFailure {
  /// Creates the failure of the first test that uses a category that doesn't work in this process.
  package static func notCaptured(_ category: InterpositionCategory, _ problems: [InterpositionProblem]) -> TestFailure {
    var failure = TestFailure(kind: category.failureKind, attempt: .act(category.attempt), reason: category.reason)
    failure.differences = problems.map { TestFailure.Difference(expected: $0.expected, actual: $0.actual) }
    let unseen = problems.contains(where: \.isUnseen) ? " Whether the app uses it can’t be seen with this toolchain." : ""
    failure.explanation = "This would go wrong: \(problems.map(\.consequence).uniqued().joined(separator: "; ")).\(unseen) \(category.scope)"
    failure.advice = advice(problems.first { $0.cause != .toolchain }?.cause ?? .toolchain)
    return failure
  }

  /// Creates the failure of every later test that uses the category.
  package static func notCapturedEither(_ category: InterpositionCategory) -> TestFailure {
    TestFailure(
      kind: category.failureKind, message: "Could not \(category.attempt): \(category.reason). The first failure of this run says why and what to do.")
  }

  /// Adds the reason why a test has no device, if it's that XCTest doesn't call this package for a test of a plain class.
  ///
  /// The failure's kind then is the kind of the category “discovery”.
  ///
  /// - Parameter problems: The problems of the function that XCTest calls for each test.
  package mutating func explainMissingDevice(problems: [InterpositionProblem] = InterpositionProblem.ofRows([InterpositionRow(stk_process_row_invoke_test)])) {
    guard let problem = problems.first else { return }
    kind = InterpositionCategory.discovery.failureKind
    differences = [Difference(expected: problem.expected, actual: problem.actual)]
    explanation = "In this process, \(problem.consequence)."
    advice = "\(advice.map { "\($0) For a plain test class, " } ?? "")\(Self.advice(.toolchain))"
  }

  private static func advice(_ cause: InterpositionProblem.Cause) -> String {
    switch cause {
    case .dynamicLibrary:
      """
      make the test target depend on the product ScreenTestKit directly, which links it into the test bundle. \
      Your own library product that contains it must not be dynamic: remove “type: .dynamic” from the product.
      """
    case .staticLibraries:
      "build the tests without “--static-swift-stdlib” and “-static-stdlib”. The app alone can be linked statically."
    case .toolchain:
      """
      use a toolchain that this version of ScreenTestKit supports (Swift 6.3 on Linux), or a version that supports this toolchain. \
      “screentest doctor” lists what works.
      """
    }
  }
}

extension InterpositionCategory {
  /// The kind of a failure of this category.
  ///
  /// The page “Mistakes” has a row for each kind.
  package var failureKind: String { self == .time ? "device.timeIsReal" : "toolchain.\(rawValue)" }

  /// The test's attempt, as an infinitive.
  fileprivate var attempt: String {
    switch self {
    case .time: "start the simulated device"
    case .locale: "show the device’s language, region and time zone to the app"
    case .surroundings: "keep the app’s surroundings apart from the test process’s"
    case .network: "catch the app’s requests"
    case .discovery: "find the tests and types of this process"
    case .logging: "collect the failures of this process"
    }
  }

  /// A clause with the reason.
  fileprivate var reason: String {
    switch self {
    case .time: "an app’s waits would take real time in this process"
    case .locale: "the app would see the machine’s in this process"
    case .surroundings: "the app would see or change what belongs to the process"
    case .network: "they would go to the real network in this process, or lack a part"
    case .discovery: "this toolchain’s test libraries are unknown"
    case .logging: "some of them would be lost in this process"
    }
  }

  /// A sentence that says which tests can't run.
  fileprivate var scope: String {
    switch self {
    case .time: "Tests with a device can’t run in this process."
    case .locale: "Tests whose app reads its language, its region or the time zone can’t run in this process; all others can."
    case .surroundings: "Tests whose app uses its folders, defaults, bundles, launch arguments or notifications can’t run in this process; all others can."
    case .network: "Tests whose app makes requests can’t run in this process; all others can."
    case .discovery: "Tests that depend on it can’t run in this process; all others can."
    case .logging: "A run of such tests can’t pass in this process."
    }
  }
}

extension Sequence<String> {
  fileprivate func uniqued() -> [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
