import Foundation
import Screens
import VirtualTime
import XCTest

/// The messages of failures that occur because invisible work hasn't delivered its result.
@preconcurrency @MainActor
final class OutsideFailureTests: BusyAppTestCase {
  func test_anExecutorWithAThreadOfItsOwnIsNamed() {
    let database = Database()
    withConfiguration {
      $0.outsideWorkGrace = 0.005
    } operation: {
      assertNothingCame(
        BusyApp.app { _ in Task { await database.insert() } },
        """
        Nothing was due or scheduled, so the wait of 10 seconds ended at once. The app ran tasks on its own executor, “DatabaseExecutor”. \
        Virtual time does not see these tasks, and their results may have come too late for this wait. \
        To wait for them, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.
        """)
    }
  }

  func test_aTaskThatWaitsForWhatIsNotSeenIsListed() {
    assertNothingCame(
      BusyApp.app { _ in Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } },
      """
      Nothing was due or scheduled, so the wait of 10 seconds ended at once. There is a task suspended at 0 s, started by the button “Load”. \
      To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.
      """)
  }

  func test_aQueuesBlockThatWaitsForEverIsListed() {
    assertNothingCame(
      BusyApp.app { done in
        DispatchQueue.global().async {
          DispatchSemaphore(value: 0).wait()
          DispatchQueue.main.async { done() }
        }
      },
      """
      Nothing was due or scheduled, so the wait of 10 seconds ended at once. There is a thread blocked on a semaphore since 0 s, started by the button “Load”. \
      To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.
      """)
  }

  func test_aThreadThatWaitsForEverIsListed() {
    let group = DispatchGroup()
    group.enter()
    assertNothingCame(
      BusyApp.app { done in
        Thread.detachNewThread {
          group.wait()
          DispatchQueue.main.async { done() }
        }
      },
      """
      Nothing was due or scheduled, so the wait of 10 seconds ended at once. There is a thread blocked on a dispatch group since 0 s, started by the button “Load”. \
      To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.
      """)
    group.leave()
  }

  func test_aFileThatIsWatchedInVainIsTold() {
    let pipe = Pipe()
    assertNothingCame(
      BusyApp.app { done in
        pipe.fileHandleForReading.readabilityHandler = { _ in DispatchQueue.main.async { done() } }
      },
      """
      Nothing was due or scheduled, so the wait of 10 seconds ended at once. A thread or a process was started, or a file or a socket is watched, in real time. \
      To wait for its results, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`.
      """)
    pipe.fileHandleForReading.readabilityHandler = nil
  }

  func test_whatAnotherProcessIsAskedForInAFileIsNotKnown() {
    let question = FileManager.default.temporaryDirectory.appendingPathComponent("question-\(UUID().uuidString)")
    assertNothingCame(
      BusyApp.app { _ in try? Data("the count".utf8).write(to: question) }, "Nothing was due or scheduled, so the wait of 10 seconds ended at once.")
    XCTAssertTrue(FileManager.default.fileExists(atPath: question.path))
    try? FileManager.default.removeItem(at: question)
  }

  /// Asserts the whole failure text of a wait for the end of the work.
  private func assertNothingCame(_ app: AppUnderTest, _ sentence: String, line: UInt = #line) {
    assertFailure(
      app, "value.differs",
      tells: """
        Expected the value of Label “Count” to be “1”, but the value is “0”.

        expected: “1”
        actual:   “0”

        \(sentence)

        Query:
          Label with id “Count”
          in App “Feed”

        Found:
          1. Label “0” (id: “Count”)
        """, line: line
    ) { user in
      user.tap(busyScreen.loadButton)
      user.value(of: busyScreen.count, is: "1")
    }
  }
}

/// An actor on a separate thread.
private actor Database {
  private let executor = DatabaseExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  // An optimized build changes to the executor only if the function calls another module.
  func insert() { Thread.current.name = "Database" }
}

private final class DatabaseExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}
