import Dispatch
import ScenarioKit
import Screens
import Synchronization
import VirtualTime
import XCTest

/// Tests for parts of a test on another thread: E120 and E121.
@preconcurrency @MainActor
final class ExecuteTests: FailureTestCase {
  func test_E120_aPartOfTheTestRunsOnTheMainActorForAnotherThread() {
    passes(BusyApp.sleeping(0)) { user in
      let thread = OtherThread()
      IdlingResources.register(thread)
      thread.start {
        executeSync {
          user.tap(busyScreen.loadButton)
          thread.note("tapped")
        }
        thread.note("returned")
      }
      XCTAssertTrue(Condition("The thread is done") { thread.isIdle }.wait(timeout: 10))
      IdlingResources.deregister(thread)
      XCTAssertEqual(thread.notes, ["tapped", "returned"])
      XCTAssertEqual(busyScreen.count.label, "1")
    }
  }

  func test_E120_aBlockOfAQueueRunsAPartOfTheTest() throws {
    try skipUnderThreadSanitizer()
    passes(BusyApp.sleeping(2)) { user in
      let isDone = Mutex(false)
      DispatchQueue.global().async {
        executeSync { user.tap(busyScreen.loadButton) }
        isDone.withLock { $0 = true }
      }
      XCTAssertTrue(Condition("The block has run") { isDone.withLock { $0 } }.wait(timeout: 10))
      XCTAssertEqual(self.now, 0)
      user.value(of: busyScreen.count, is: "1")
    }
  }

  func test_E120_anAsyncTestThatIsNotOnTheMainActorRunsAPartOfItself() async {
    let session = ScreenSession(
      appUnderTest: BusyApp.sleeping(2), feature: "Execute", test: "test", reporter: FailureCapture.Reporter(), journal: nil, console: nil)
    await session.perform {
      session.launch(clean: true)
      await Self.tapElsewhere()
      XCTAssertTrue(busyScreen.spinner.underlyingXCUIElement.exists)
    }
  }

  nonisolated private static func tapElsewhere() async {
    await Task.yield()
    executeSync { busyScreen.loadButton.tap() }
  }

  nonisolated private static func executeElsewhere() async {
    await Task.yield()
    executeSync { XCTFail("It runs although there is no test.") }
  }

  func test_E120_whatTheClosureThrowsIsThrown() {
    passes(BusyApp.sleeping(0)) { _ in
      let thread = OtherThread()
      IdlingResources.register(thread)
      thread.start {
        do { try executeSync { throw CancellationError() } } catch { thread.note("\(type(of: error))") }
      }
      XCTAssertTrue(Condition("The thread is done") { thread.isIdle }.wait(timeout: 10))
      IdlingResources.deregister(thread)
      XCTAssertEqual(thread.notes, ["CancellationError"])
    }
  }

  func test_E120_onTheMainActorItFailsTheTest() {
    let capture = FailureCapture(BusyApp.sleeping(0)) { _ in
      executeSync { XCTFail("It runs although it may not.") }
    }
    XCTAssertEqual(capture.lines, [#line - 2])
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not run the closure of executeSync: this code is already on the main actor and would wait for itself.

        What to do: run the code of the closure directly; executeSync is for code on another thread.
        """
      ])
  }

  func test_E120_whereNoTestWithADeviceRunsItFailsTheTest() async {
    let reporter = FailureCapture.Reporter()
    let run = ScenarioRun(feature: "Execute", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    await ScenarioRun.$current.withValue(run) { await Self.executeElsewhere() }
    XCTAssertEqual(
      reporter.messages,
      [
        """
        Could not run the closure of executeSync: no test with a simulated device is running.

        What to do: call it while a ScreenTestCase test, or a Swift Testing test with the screen test trait, is running.
        """
      ])
  }

  func test_E120_onAThreadOfNoneOfSeveralTestsItFailsTheTest() {
    let reporter = FailureCapture.Reporter()
    let run = ScenarioRun(feature: "Execute", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    // The thread is created outside of both sessions, because threads belong to the session that starts them.
    let call = OtherThread()
    let go = DispatchSemaphore(value: 0)
    call.start {
      go.wait()
      ScenarioRun.$current.withValue(run) { executeSync { XCTFail("It runs although its test is not known.") } }
    }
    passes(BusyApp.sleeping(0)) { _ in
      self.passes(BusyApp.sleeping(0)) { _ in
        go.signal()
        IdlingResources.register(call)
        XCTAssertTrue(Condition("The thread is done") { call.isIdle }.wait(timeout: 10))
      }
    }
    XCTAssertEqual(
      reporter.messages,
      [
        """
        Could not run the closure of executeSync: 2 tests with a simulated device are running, and this thread belongs to none of them.

        What to do: start the work with Task { … }, which belongs to its test, or run these tests one after another.
        """
      ])
  }

  func test_E120_whereTheTestHasEndedItFailsTheTest() {
    let reporter = FailureCapture.Reporter()
    let run = ScenarioRun(feature: "Execute", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    let session = ScreenSession(appUnderTest: BusyApp.sleeping(0), feature: "Execute", test: "test", reporter: reporter, journal: nil, console: nil)
    let call = OtherThread()
    session.perform {
      // The test doesn't wait, so it occupies the main actor until its end.
      VirtualScheduler.owner?.shutDown()
      call.start { ScenarioRun.$current.withValue(run) { executeSync { XCTFail("It runs although its test has ended.") } } }
      while !call.isIdle {}
    }
    XCTAssertEqual(
      reporter.messages,
      [
        """
        Could not run the closure of executeSync: the test has ended.

        What to do: let the test wait until the other thread is done, for example with a Condition.
        """
      ])
  }

  func test_E120_whereTheAppIsTerminatedFirstItFailsTheTest() {
    let reporter = FailureCapture.Reporter()
    let run = ScenarioRun(feature: "Execute", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    let session = ScreenSession(appUnderTest: BusyApp.sleeping(0), feature: "Execute", test: "test", reporter: reporter, journal: nil, console: nil)
    let call = OtherThread()
    session.perform {
      guard let scheduler = VirtualScheduler.owner else { return XCTFail("There is no scheduler.") }
      // During this work, the test has the main actor, and the other thread waits.
      scheduler.schedule(after: .zero, name: "the end of the app") {
        VirtualScheduler.outsideOfSchedulers {
          call.start { ScenarioRun.$current.withValue(run) { executeSync { XCTFail("It runs although the app was terminated.") } } }
        }
        while !scheduler.pending.contains(where: { $0.name == "executeSync" }) {}
        scheduler.cancelAll()
      }
      scheduler.runDue()
      while !call.isIdle {}
    }
    XCTAssertEqual(
      reporter.messages,
      [
        """
        Could not run the closure of executeSync: the closure was canceled before it ran, together with the rest of the app’s pending work.

        What to do: let the test wait for the other thread before it terminates the app, for example with a Condition.
        """
      ])
  }

  func test_E121_whereNoTestWithADeviceRunsItFailsTheTest() {
    let reporter = FailureCapture.Reporter()
    let run = ScenarioRun(feature: "Execute", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    ScenarioRun.$current.withValue(run) { executeAsync {} }
    XCTAssertEqual(
      reporter.messages,
      [
        """
        Could not run the closure of executeAsync: no test with a simulated device is running.

        What to do: call it while a ScreenTestCase test, or a Swift Testing test with the screen test trait, is running.
        """
      ])
  }

  func test_E120_inTheAppsOwnMainActorCodeItFailsTheTest() {
    let app = BusyApp.app { _ in executeSync { XCTFail("It runs although it may not.") } }
    let capture = FailureCapture(app) { user in user.tap(busyScreen.loadButton) }
    XCTAssertEqual(capture.kinds, ["execute.onMainActor"])
  }

  func test_E121_aPartOfTheTestIsScheduledAndTheCallReturns() {
    passes(BusyApp.sleeping(0)) { user in
      let order = Mutex<[String]>([])
      let log: @Sendable (String) -> Void = { text in order.withLock { $0.append(text) } }
      executeAsync {
        user.tap(busyScreen.loadButton)
        log("ran")
      }
      log("returned")
      user.value(of: busyScreen.count, is: "1")
      XCTAssertEqual(order.withLock { $0 }, ["returned", "ran"])
    }
  }

  func test_E121_itMayBeCalledOnAnotherThread() {
    passes(BusyApp.sleeping(0)) { user in
      let thread = OtherThread()
      IdlingResources.register(thread)
      thread.start { executeAsync { user.tap(busyScreen.loadButton) } }
      user.value(of: busyScreen.count, is: "1")
      XCTAssertTrue(Condition("The thread is done") { thread.isIdle }.wait(timeout: 10))
      IdlingResources.deregister(thread)
    }
  }
}

/// A resource that runs code on a separate thread and is busy until the code ends.
private final class OtherThread: IdlingResource, @unchecked Sendable {
  let name = "the other thread"
  // The thread sanitizer doesn't support `Mutex`.
  private let lock = NSLock()
  private var isDone = true
  private var texts: [String] = []

  var isIdle: Bool { lock.withLock { isDone } }
  var notes: [String] { lock.withLock { texts } }

  func note(_ text: String) { lock.withLock { texts.append(text) } }

  func start(_ body: @escaping @Sendable () -> Void) {
    lock.withLock { isDone = false }
    Thread.detachNewThread {
      body()
      self.lock.withLock { self.isDone = true }
    }
  }
}
