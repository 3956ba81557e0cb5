import Foundation
import Screens

/// Tests for the message about an app that waits for itself, which would hang or crash on a device.
@preconcurrency @MainActor
final class DeadlockFailureTests: FailureTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  func test_aButtonThatCallsSyncOnTheMainQueue() {
    assertFailure(
      BusyApp.app { done in DispatchQueue.main.sync { MainActor.assumeIsolated { done() } } }, "app.deadlock",
      tells: """
        Deadlock: the button “Load” called `sync` on the main queue while running on that queue itself. On a device the app would end here.

        What to do: call the function directly if the code already runs on the queue, or use `async`.
        """
    ) { user in user.tap(busyScreen.loadButton) }
  }

  func test_aQueueThatWaitsForTheWorkBehindIt() {
    let app = BusyApp.app { done in
      let queue = DispatchQueue(label: "database")
      let isSaved = DispatchSemaphore(value: 0)
      queue.async {
        queue.async { isSaved.signal() }
        isSaved.wait()
        DispatchQueue.main.async { done() }
      }
    }
    assertFailure(
      app, "app.deadlock",
      tells: """
        Deadlock: the button “Load” waits on the queue “database” for a semaphore, and the only work that is left is scheduled behind it on that queue: \
        a block, started by the button “Load”. On a device the queue would hang here.

        What to do: don't wait in a block on a serial queue. Continue in the block or the task that ends the wait.
        """
    ) { user in
      user.tap(busyScreen.loadButton)
      user.value(of: busyScreen.count, is: "1")
    }
  }
}
