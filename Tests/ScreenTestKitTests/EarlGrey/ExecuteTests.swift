import Dispatch
import ScreenTestKit
import Synchronization

/// Parts of a test on another thread: E120 and E121.
@preconcurrency @MainActor
final class ExecuteTests: EarlGreyTestCase {
  func test_E120_aPartOfTheTestRunsOnTheMainActorForAnotherThread() {
    passes(BusyApp.sleeping(0)) { user in
      let thread = OtherThread()
      IdlingResources.register(thread)
      thread.start {
        executeSync {
          user.tap(feedScreen.loadButton)
          thread.note("tapped")
        }
        thread.note("returned")
      }
      XCTAssertTrue(Condition("The thread is done") { thread.isIdle }.wait(timeout: 10))
      IdlingResources.deregister(thread)
      XCTAssertEqual(thread.notes, ["tapped", "returned"])
      XCTAssertEqual(feedScreen.count.label, "1")
    }
  }

  func test_E120_aBlockOfAQueueRunsAPartOfTheTest() throws {
    try skipUnderThreadSanitizer()
    passes(BusyApp.sleeping(2)) { user in
      let isDone = Mutex(false)
      DispatchQueue.global().async {
        executeSync { user.tap(feedScreen.loadButton) }
        isDone.withLock { $0 = true }
      }
      XCTAssertTrue(Condition("The block has run") { isDone.withLock { $0 } }.wait(timeout: 10))
      XCTAssertEqual(self.now, 0)
      user.value(of: feedScreen.count, is: "1")
    }
  }

  func test_E120_anAsyncTestThatIsNotOnTheMainActorRunsAPartOfItself() async {
    let session = ScreenSession(
      appUnderTest: BusyApp.sleeping(2), feature: "Execute", test: "test", reporter: FailureCapture.Reporter(), journal: nil, console: nil)
    await session.perform {
      session.launch(clean: true)
      await Self.tapElsewhere()
      XCTAssertTrue(feedScreen.spinner.underlyingXCUIElement.exists)
    }
  }

  nonisolated private static func tapElsewhere() async {
    await Task.yield()
    executeSync { feedScreen.loadButton.tap() }
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
        Could not run the closure of executeSync: this code is on the main actor already, and would wait for itself.

        What to do: call what the closure does directly; executeSync is for code on another thread.
        """
      ])
  }

  func test_E120_inTheAppsOwnMainActorCodeItFailsTheTest() {
    let app = BusyApp.app { _ in executeSync { XCTFail("It runs although it may not.") } }
    let capture = FailureCapture(app) { user in user.tap(feedScreen.loadButton) }
    XCTAssertEqual(capture.kinds, ["execute.onMainActor"])
  }

  func test_E121_aPartOfTheTestIsScheduledAndTheCallReturns() {
    passes(BusyApp.sleeping(0)) { user in
      let order = Mutex<[String]>([])
      let log: @Sendable (String) -> Void = { text in order.withLock { $0.append(text) } }
      executeAsync {
        user.tap(feedScreen.loadButton)
        log("ran")
      }
      log("returned")
      user.value(of: feedScreen.count, is: "1")
      XCTAssertEqual(order.withLock { $0 }, ["returned", "ran"])
    }
  }

  func test_E121_itMayBeCalledOnAnotherThread() {
    passes(BusyApp.sleeping(0)) { user in
      let thread = OtherThread()
      IdlingResources.register(thread)
      thread.start { executeAsync { user.tap(feedScreen.loadButton) } }
      user.value(of: feedScreen.count, is: "1")
      XCTAssertTrue(Condition("The thread is done") { thread.isIdle }.wait(timeout: 10))
      IdlingResources.deregister(thread)
    }
  }
}

/// Runs code on a thread of its own, and is busy meanwhile.
private final class OtherThread: IdlingResource, @unchecked Sendable {
  let name = "the other thread"
  // The thread sanitizer does not know `Mutex`.
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
