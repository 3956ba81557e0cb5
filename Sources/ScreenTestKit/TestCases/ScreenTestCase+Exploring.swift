import VirtualTime
import XCTest

/// Runs a test in the plain order and under the seeds in `SCREENTEST_SEEDS`, with new test cases.
extension ScreenTestCase {
  func explore(_ seeds: Range<UInt64>) {
    var first: ScreenSession?
    var explorer = Explorer(seeds)
    while let attempt = explorer.next() {
      let collector = FailureCollector()
      SchedulingOrder.$current.withValue(attempt.order) {
        let session = first ?? makeSession(reporter: XCTestReporter(testCase: self))
        first = session
        if attempt.isPlain {
          perform(session)
        } else {
          performAnew(attempt.isLogged ? session.logged(collector, under: explorer.outcome.seed) : ScreenSession(like: session, collector, log: nil))
        }
      }
      // Stop if the plain order failed or the test was skipped, because XCTest has already recorded the result.
      if attempt.isPlain, first?.run.hasFailed == true || testRun?.totalFailureCount ?? 0 > 0 || testRun?.hasBeenSkipped == true { return }
      explorer.note(collector)
    }
    guard let found = explorer.outcome.found else { return }
    recordFailure(
      withDescription: TestFailure.exploration(explorer.outcome).message, inFile: found.location.filePath, atLine: found.location.line, expected: true)
  }

  /// Runs the test again with a new test case, whose stored properties have their initial values.
  private func performAnew(_ session: ScreenSession) {
    guard let function = XCTestFunction.of(self) else { return perform(session) }
    Swift.type(of: self).init(name: name, testClosure: { try function($0) }).perform(session)
  }
}
