import CTestProcess

/// The handler for the start, the failure, and the end of an XCTest test.
enum XCTestEvents {
  static func handle(_ event: XCTestObserver.Event) {
    switch event {
    case .started(let name):
      LibraryVerdicts.testOfXCTestStarted()
      StrayFailures.observeExpectations()
      FailuresWithoutTest.failStartingTest()
      if let name { stk_process_set_xctest_case(name) }
    case .failed(let message, let location, let line):
      let run = ScenarioRun.current
      LibraryVerdicts.testOfXCTestFailed(.init(message: message, location: location ?? .init(ofAssertionIn: "", line: line)), in: run)
      run?.recordExternalFailure(message, at: location)
    case .finished(let name):
      LibraryVerdicts.testOfXCTestEnded(named: name)
      stk_process_set_xctest_case(nil)
      ImplicitRuns.finishIfAny()
    case .failedOutsideTest(let message, let file, let line): StrayFailures.assertionFailed(message, inFile: file, line: line)
    }
  }
}

/// Returns whether a test case is left out.
///
/// This function is called before XCTest runs a test case of any class.
@_cdecl("scenariokit_leaves_out_test")
func leavesOutTestOfXCTest(_ testCase: UnsafeMutableRawPointer) -> Bool {
  // Don't check a test case that has its own run, because the run has already checked the test.
  guard ScenarioRun.current == nil, Choice.current.isActive, let name = XCTestObserver.nameOfTest, let slash = name.firstIndex(of: "/") else { return false }
  let output = ImplicitOutput.current
  return ScenarioRun.leavesOutTest(
    feature: String(name[..<slash]), test: String(name[name.index(after: slash)...]), reporter: TestLibraryReporter(), journal: output.journal)
}
