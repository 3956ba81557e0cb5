import ScenarioKit
import VirtualTime

extension TestFailure {
  /// Creates the failure of the first test with a device in a process whose time isn't virtual.
  static func notCaptured(_ problems: [CaptureProblem]) -> TestFailure {
    var failure = TestFailure(kind: "device.timeIsReal", attempt: .act("start the simulated device"), reason: "an app’s waits would take real time in this process")
    failure.differences = problems.map(\.difference)
    failure.explanation = "This would go wrong: \(problems.map(\.consequence).uniqued().joined(separator: "; ")). Tests with a device can’t run in this process."
    failure.advice = problems.contains(where: \.isAboutLinking) ? linkingAdvice : toolchainAdvice
    return failure
  }

  /// The failure of every later test with a device in a process whose time isn't virtual.
  static let notCapturedEither = TestFailure(
    kind: "device.timeIsReal",
    message: "Could not start the simulated device: an app’s waits would take real time in this process. The first failure of this run says why and what to do.")

  private static let linkingAdvice = """
    make the test target depend on the product ScreenTestKit directly, which links it into the test bundle. \
    Your own library product that contains it must not be dynamic: remove “type: .dynamic” from the product.
    """

  private static let toolchainAdvice = "use a toolchain that this version of ScreenTestKit supports (Swift 6.3 on Linux), or a version that supports this toolchain."
}

extension CaptureProblem {
  fileprivate var isAboutLinking: Bool {
    if case .functionsFromElsewhere = self { true } else { false }
  }

  fileprivate var difference: TestFailure.Difference {
    switch self {
    case .functionsFromElsewhere(let file):
      TestFailure.Difference(
        expected: "the process calls ScreenTestKit's dispatch_async",
        actual: "it calls the one in \(file?.split(separator: "/").last.map(String.init) ?? "another library"), which happens if ScreenTestKit is part of a dynamic library")
    case .missedImport(let library, let function, _):
      TestFailure.Difference(expected: "\(library) calls ScreenTestKit for \(function)", actual: "it does not")
    case .inRealTime(let name):
      TestFailure.Difference(expected: "\(name) is virtual", actual: "it is real")
    }
  }

  fileprivate var consequence: String {
    switch self {
    case .functionsFromElsewhere: "work scheduled with DispatchQueue, Timer, OperationQueue or sleep would not run while a test waits, and dates would be real"
    case .missedImport(_, _, let consequence): consequence
    case .inRealTime(let name): "apps that depend on \(name) would hang while a test waits"
    }
  }
}

extension Sequence<String> {
  fileprivate func uniqued() -> [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
