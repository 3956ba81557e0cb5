import Foundation
import HeadlessDevice
import ScenarioKit
import Synchronization
import VirtualTime

/// A check that the behavior that tests rely on is there in this process.
///
/// Each test with a device runs the check before its body. Without the category “time”, the test fails. Without another category, it fails when it uses the category.
package struct CaptureCheck: Sendable {
  /// The check that tests use.
  @TaskLocal package static var current: CaptureCheck = .ofProcess

  private static let ofProcess = CaptureCheck {
    let ofTime = InterpositionProblem.ofInstallation() + CaptureTrial.problems()
    return ofTime + CategoryProbes.problems(after: ofTime)
  }

  private let results: Results

  /// Creates a check that runs once, for the first test.
  package init(_ find: @escaping @Sendable () -> [InterpositionProblem]) { results = Results(find) }

  /// Runs the check unless it has already run.
  func run() { _ = results.problems }

  /// The problems of this process.
  ///
  /// The first access runs the check.
  package var problems: [InterpositionProblem] { results.problems }

  /// The categories that don't work.
  package var brokenCategories: Set<InterpositionCategory> { Set(results.problems.map(\.category)) }

  /// The categories that a test counts as using when it starts, because their uses wouldn't be seen.
  ///
  /// - Parameters:
  ///   - app: The name of the app under test. If an earlier test of the app has used a category, the app may have kept a value from it.
  ///   - device: The test's device. A use of the machine's values doesn't matter if the device has the same ones.
  func categoriesInUse(by app: String?, on device: Device) -> [InterpositionCategory] {
    let problems = results.problems
    if problems.isEmpty { return [] }
    let used = app.map { results.categoriesUsed(by: $0) } ?? []
    return InterpositionCategory.allCases.filter { category in
      used.contains(category) || problems.contains { $0.category == category && ($0.decidesVerdicts || $0.isUnseen && $0.canChangeResults(on: device)) }
    }
  }

  /// Returns the failure of a test that uses a category, or `nil` if the category works.
  ///
  /// The first failure that is reported has all details, and later failures have one sentence.
  ///
  /// - Parameters:
  ///   - app: The name of the app under test.
  ///   - isReported: Whether the failure will be reported. A test that has already failed drops it.
  func failure(of category: InterpositionCategory, usedBy app: String? = nil, isReported: Bool = true) -> TestFailure? {
    if let app { results.note(app, uses: category) }
    guard let (problems, isFirst) = results.next(of: category, isReported: isReported) else { return nil }
    return isFirst ? TestFailure.notCaptured(category, problems) : TestFailure.notCapturedEither(category)
  }

  /// The result of the check.
  ///
  /// It's an object because it holds a lock.
  private final class Results: Sendable {
    private struct State {
      var problems: [InterpositionProblem]?
      var told: Set<InterpositionCategory> = []
      var uses: [String: Set<InterpositionCategory>] = [:]
    }

    private let find: @Sendable () -> [InterpositionProblem]
    private let state = Mutex(State())

    init(_ find: @escaping @Sendable () -> [InterpositionProblem]) { self.find = find }

    var problems: [InterpositionProblem] {
      // Don't hold the lock during the check, because the check can wait for another thread's check.
      let problems = state.withLock { $0.problems } ?? find()
      return state.withLock { state in
        if state.problems == nil { state.problems = problems }
        return state.problems ?? problems
      }
    }

    func note(_ app: String, uses category: InterpositionCategory) { state.withLock { _ = $0.uses[app, default: []].insert(category) } }

    func categoriesUsed(by app: String) -> Set<InterpositionCategory> { state.withLock { $0.uses[app] ?? [] } }

    func next(of category: InterpositionCategory, isReported: Bool) -> (problems: [InterpositionProblem], isFirst: Bool)? {
      var ofCategory = problems.filter { $0.category == category }
      // Look at the table again, because a test can lose something that the probes haven't tried.
      if ofCategory.isEmpty { ofCategory = InterpositionProblem.ofRows(InterpositionRow.all.filter { $0.category == category }) }
      if ofCategory.isEmpty { return nil }
      return (ofCategory, state.withLock { state in isReported ? state.told.insert(category).inserted : !state.told.contains(category) })
    }
  }
}

extension InterpositionProblem {
  /// Whether each test's verdict depends on the row, whatever the test does.
  fileprivate var decidesVerdicts: Bool { row?.group.name == "exits" }

  /// Whether a use that isn't seen can change a result on a device.
  fileprivate func canChangeResults(on device: Device) -> Bool {
    row.map { $0.category != .locale || LocaleProbe.differs($0, on: device) } ?? true
  }
}
