import CTestProcess
import Foundation

/// The end of the test process, which reports an early end instead of hiding it.
enum ProcessEnd {
  static func handle(_ function: String, _ status: Int32, isEarly: Bool) {
    let isInTest = stk_process_is_test_under_way() || SwiftTesting.isRunningTest
    // Accept the end in a program that doesn't run tests, where `isEarly` is `false`, because such programs may exit between scenarios.
    let early = isInTest || isEarly ? reportEarlyEnd(call(function, status), isInTest: isInTest) : nil
    if early == nil { XCTestObserver.waitForThreads() }
    ImplicitRuns.finishIfAny()
    LibraryVerdicts.compareAtEnd()
    // Create the console log even without scenarios, because the last process of `swift test` prints the summary for all processes.
    if XCTestObserver.isInstalled, OtherProcesses.ofThisProcess.isOfSwiftTest { _ = ConsoleLog.standard }
    TestProcess.runEndActions()
    let problems = [early, FailuresWithoutTest.reportAtEnd(), FilterSummary.reportAtEnd()].compactMap(\.self)
    let hasFailed = !problems.isEmpty || isFailure(status)
    if hasFailed, XCTestObserver.isInstalled {
      LibraryVerdicts.failRunIfNoTestFailed(
        problems.isEmpty ? "The process ended with status \(status), although no test in its journal failed. The output of the run may say why." : problems.joined(separator: "\n"))
    }
    stk_process_write_reports()
    if problems.isEmpty { return }
    fflush(nil)
    stk_process_exit_now(isFailure(status) ? status : 1)
  }

  /// Returns whether `swift test` treats a status as a failure.
  ///
  /// Swift Testing uses status 69 if there are no tests, so 69 isn't a failure.
  private static func isFailure(_ status: Int32) -> Bool { status != -1 && ![0, 69].contains(status & 0xFF) }

  private static func call(_ function: String, _ status: Int32) -> String {
    let hasStatus = ["exit", "_exit", "_Exit", "quick_exit"].contains(function)
    return "\(function)(\(hasStatus && status != -1 ? "\(status)" : ""))"
  }

  /// Reports an early end on standard error and in the journals of running tests, and returns the text.
  private static func reportEarlyEnd(_ call: String, isInTest: Bool) -> String {
    fflush(nil)
    let text =
      "\(call) was called "
      + (isInTest ? "while a test was running. The tests after it did not run." : "before the test run was over. The tests after it, if there are any, did not run.")
    FileHandle.standardError.write(Data("\nerror: \(text)\n".utf8))
    stk_process_write_under_way(2)
    FileHandle.standardError.write(Data("\n".utf8))
    let failure = TestFailure.exit(call)
    if let run = ScenarioRun.current {
      ScenarioRun.fail(failure)
      run.endEarly()
    } else {
      // Record the failure in the journal of each running test, because any of them may have caused the end.
      let runs = UnfinishedRuns.all
      for run in runs { run.recordEarlyEnd(failure) }
      if runs.isEmpty, let name = XCTestObserver.nameOfTest {
        LibraryVerdicts.testOfXCTestFailed(.init(message: failure.message, location: .nowhere), in: nil)
        LibraryVerdicts.testOfXCTestEnded(named: name)
      }
    }
    return text
  }
}

extension TestFailure {
  fileprivate static func exit(_ call: String) -> TestFailure {
    TestFailure(
      kind: "process.exit",
      message: """
        \(call) was called, which ends the test process: the tests after this one did not run.

        What to do: an app on a phone does not end itself. End it in the test with App.shared.terminate(), \
        or let the app call a closure instead of exit, and pass another closure in tests.
        """)
  }
}

extension ScenarioRun {
  /// Writes the ends of all open scenarios and steps, because the process ends.
  fileprivate func endEarly() {
    while let frame = lock.withLock({ state.frames.last }) {
      switch frame.kind {
      case .scenario(let name): endScenario(frame.id, name)
      case .step(let site), .activity(let site): endStep(frame.id, site, at: Platform.monotonicNanoseconds)
      }
    }
    finish()
  }

  /// Logs a failure of the whole process without reporting it to the test library.
  fileprivate func recordEarlyEnd(_ failure: TestFailure) {
    lock.withLock { state.fail() }
    emit(.failed(.init(test: identity, failure: failure, location: .nowhere, virtual: virtualNow, wall: wallNow())))
  }
}
