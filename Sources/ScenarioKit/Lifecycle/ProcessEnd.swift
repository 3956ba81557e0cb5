import CTestProcess
import Foundation

/// The end of the process that runs the tests, which doesn't come in the middle of a test without a word.
enum ProcessEnd {
  static func handle(_ function: String, _ status: Int32, isEarly: Bool) {
    let isInTest = ctp_is_test_under_way() || SwiftTesting.isRunningTest
    // `isEarly` is false in a program that runs no tests, because such a program may end between its scenarios.
    let early = isInTest || isEarly ? reportEarlyEnd(call(function, status), isInTest: isInTest) : nil
    if early == nil { XCTestObserver.waitForThreads() }
    AmbientRuns.finishIfAny()
    LibraryVerdicts.compareAtEnd()
    // The last process of `swift test` prints the summary of all, even if it has no scenarios.
    if XCTestObserver.isInstalled, OtherProcesses.ofThisProcess.isOfSwiftTest { _ = ConsoleLog.standard }
    TestProcess.runEndActions()
    let problems = [early, FailuresWithoutTest.reportAtEnd(), ChoiceLedger.reportAtEnd()].compactMap(\.self)
    let hasFailed = !problems.isEmpty || isFailure(status)
    if hasFailed, XCTestObserver.isInstalled {
      LibraryVerdicts.failRunIfNoTestFailed(
        problems.isEmpty ? "The process ended with status \(status), although no test in its journal failed. The output of the run may say why." : problems.joined(separator: "\n"))
    }
    ctp_write_reports()
    if problems.isEmpty { return }
    fflush(nil)
    ctp_exit_now(isFailure(status) ? status : 1)
  }

  /// Whether `swift test` takes a status for a failure: not 69, with which the process of Swift Testing says that it has no tests.
  private static func isFailure(_ status: Int32) -> Bool { status != -1 && ![0, 69].contains(status & 0xFF) }

  private static func call(_ function: String, _ status: Int32) -> String {
    let hasStatus = ["exit", "_exit", "_Exit", "quick_exit"].contains(function)
    return "\(function)(\(hasStatus && status != -1 ? "\(status)" : ""))"
  }

  /// Writes what ended the process to standard error and to the journals of the tests that are under way; returns the sentence.
  private static func reportEarlyEnd(_ call: String, isInTest: Bool) -> String {
    fflush(nil)
    let text =
      "\(call) was called "
      + (isInTest ? "while a test was running. The tests after it did not run." : "before the test run was over. The tests after it, if there are any, did not run.")
    FileHandle.standardError.write(Data("\nerror: \(text)\n".utf8))
    ctp_write_under_way(2)
    FileHandle.standardError.write(Data("\n".utf8))
    let failure = TestFailure.exit(call)
    if let run = ScenarioRun.current {
      ScenarioRun.fail(failure)
      run.endEarly()
    } else {
      // It is not known which of the tests led here, so the journal has it for each.
      let runs = UnfinishedRuns.all
      for run in runs { run.recordEarlyEnd(failure) }
      if runs.isEmpty, let name = XCTestObserver.nameOfTest {
        LibraryVerdicts.testOfXCTestFailed(.init(message: failure.message, location: .nowhere))
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
        or give the app a closure to call in place of exit, and in tests another one.
        """)
  }
}

extension ScenarioRun {
  /// Writes the ends of everything that is open, because the process ends.
  fileprivate func endEarly() {
    while let frame = lock.withLock({ state.frames.last }) {
      switch frame.kind {
      case .scenario(let name): endScenario(frame.id, name)
      case .step(let site), .activity(let site): endStep(frame.id, site, at: Platform.monotonicNanoseconds)
      }
    }
    finish()
  }

  /// Writes a failure of the whole process to the log, without the test library.
  fileprivate func recordEarlyEnd(_ failure: TestFailure) {
    lock.withLock { state.fail() }
    emit(.failed(.init(test: identity, failure: failure, location: .nowhere, virtual: virtualNow, wall: wallNow())))
  }
}
