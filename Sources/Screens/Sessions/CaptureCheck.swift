import Foundation
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

  /// The problems of this process.
  ///
  /// The first access runs the check.
  package var problems: [InterpositionProblem] { results.problems }

  /// The categories that don't work.
  package var brokenCategories: Set<InterpositionCategory> { Set(results.problems.map(\.category)) }

  /// Returns the failure of a test that uses a category, or `nil` if the category works.
  ///
  /// The first failure has all details, and later failures have one sentence.
  func failure(of category: InterpositionCategory) -> TestFailure? {
    guard let (problems, isFirst) = results.next(of: category) else { return nil }
    return isFirst ? TestFailure.notCaptured(category, problems) : TestFailure.notCapturedEither(category)
  }

  /// The result of the check.
  ///
  /// It's an object because it holds a lock.
  private final class Results: Sendable {
    private struct State {
      var problems: [InterpositionProblem]?
      var told: Set<InterpositionCategory> = []
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

    func next(of category: InterpositionCategory) -> (problems: [InterpositionProblem], isFirst: Bool)? {
      var ofCategory = problems.filter { $0.category == category }
      // Look at the table again, because a test can lose something that the probes haven't tried.
      if ofCategory.isEmpty { ofCategory = InterpositionProblem.ofRows(InterpositionRow.all.filter { $0.category == category }) }
      if ofCategory.isEmpty { return nil }
      return (ofCategory, state.withLock { $0.told.insert(category).inserted })
    }
  }
}
