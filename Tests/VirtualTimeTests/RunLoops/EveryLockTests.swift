import Foundation
import Synchronization
import VirtualTime
import XCTest

/// All kinds of locks that an app's code may hold while virtual time passes.
final class EveryLockTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  /// A lock, with a function that runs a closure while the lock is held.
  private struct Lock: Sendable {
    let name: String
    let hold: @Sendable (() -> Void) -> Void
  }

  /// Locks of the C library, which exist as long as the process.
  private final class CLocks: @unchecked Sendable {
    let mutex: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)
    let readersAndWriters: UnsafeMutablePointer<pthread_rwlock_t> = .allocate(capacity: 1)
    let semaphore: UnsafeMutablePointer<sem_t> = .allocate(capacity: 1)

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_rwlock_init(readersAndWriters, nil)
      sem_init(semaphore, 0, 1)
    }
  }

  private final class SwiftMutex: Sendable {
    let mutex = Mutex(0)
  }

  private static func locks() -> [Lock] {
    let (foundation, recursive, swift, c) = (NSLock(), NSRecursiveLock(), SwiftMutex(), CLocks())
    return [
      Lock(name: "NSLock") { foundation.withLock($0) },
      Lock(name: "NSRecursiveLock") { recursive.withLock($0) },
      Lock(name: "Mutex") { body in swift.mutex.withLock { _ in body() } },
      Lock(name: "pthread_mutex_lock") {
        pthread_mutex_lock(c.mutex)
        $0()
        pthread_mutex_unlock(c.mutex)
      },
      Lock(name: "pthread_rwlock_wrlock") {
        pthread_rwlock_wrlock(c.readersAndWriters)
        $0()
        pthread_rwlock_unlock(c.readersAndWriters)
      },
      Lock(name: "sem_wait") {
        XCTAssertEqual(sem_wait(c.semaphore), 0)
        $0()
        sem_post(c.semaphore)
      },
    ]
  }

  /// Checks the events of code that uses each of the locks.
  private func assertEvents(_ expected: [String], line: UInt = #line, _ body: (Lock) -> Void) {
    for lock in Self.locks() {
      let (start, count) = (scheduler.now, log.events.count)
      origin = start
      app { body(lock) }
      _ = wait(for: count + expected.count, timeout: .seconds(60))
      XCTAssertEqual(Array(log.events[count...]), expected, lock.name, line: line)
    }
  }

  private var origin = VirtualClock.Instant(offset: .zero)

  private func noteTime(of event: String) { log.add("\(event) at \(origin.duration(to: scheduler.now) / .seconds(1))") }

  func test_theMainActorWaitsWhileAQueueHoldsIt() {
    assertEvents(["another queue at 2.0", "held at 5.0", "main at 5.0"]) { lock in
      DispatchQueue.global().async {
        lock.hold {
          Thread.sleep(forTimeInterval: 5)
          self.noteTime(of: "held")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { lock.hold { self.noteTime(of: "main") } }
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { self.noteTime(of: "another queue") }
    }
  }

  func test_aQueueAThreadAndATaskWaitWhileTheMainActorHoldsIt() {
    for other in ["queue", "thread", "task"] {
      assertEvents(["held at 5.0", "\(other) at 5.0"]) { lock in
        DispatchQueue.main.async {
          lock.hold {
            Thread.sleep(forTimeInterval: 5)
            self.noteTime(of: "held")
          }
        }
        let take: @Sendable () -> Void = { lock.hold { self.noteTime(of: other) } }
        switch other {
        case "queue": DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: take)
        case "thread":
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 1)
            take()
          }
        default:
          Task.detached {
            try await Task.sleep(for: .seconds(1))
            take()
          }
        }
      }
    }
  }

  func test_threeQueuesTakeTurns() {
    assertEvents(["0 at 5.0", "1 at 10.0", "2 at 15.0"]) { lock in
      for number in 0..<3 {
        DispatchQueue.global().async {
          lock.hold {
            Thread.sleep(forTimeInterval: 5)
            self.noteTime(of: "\(number)")
          }
        }
      }
    }
  }

  func test_readersShareALockAndAWriterWaitsForAllOfThem() {
    let locks = CLocks()
    app {
      for seconds in [3.0, 5] {
        DispatchQueue.global().async {
          pthread_rwlock_rdlock(locks.readersAndWriters)
          Thread.sleep(forTimeInterval: seconds)
          self.note("read")
          pthread_rwlock_unlock(locks.readersAndWriters)
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        pthread_rwlock_wrlock(locks.readersAndWriters)
        self.note("written")
        pthread_rwlock_unlock(locks.readersAndWriters)
      }
    }
    _ = wait(for: 3)
    XCTAssertEqual(log.events, ["read at 3.0 seconds", "read at 5.0 seconds", "written at 5.0 seconds"])
  }

  func test_whatWaitsForEachOtherIsToldAsTheDeadlockThatItIs() {
    for lock in Self.locks() where lock.name != "sem_wait" {
      let count = log.events.count
      scheduler.onProblem { self.log.add($0.message) }
      scheduler.withCause("the sync") {
        DispatchQueue.global().async {
          lock.hold {
            Thread.sleep(forTimeInterval: 2)
            // By now, the main thread is waiting for the lock.
            DispatchQueue.main.sync { self.log.add("main") }
            self.log.add("first out")
          }
        }
      }
      scheduler.withCause("the button “Save”") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { lock.hold { self.log.add("second in") } }
      }
      XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { self.log.events.count >= count + 3 }, .satisfied, lock.name)
      XCTAssertEqual(
        Array(log.events[count...]),
        [
          "Deadlock: the button “Save” waits on the main thread for a lock, and the only work that is left is scheduled behind it on the main queue: "
            + "a block, started by the sync. On a device the app would hang here. Also waiting: the sync for the main queue.",
          "second in", "main",
        ], lock.name)
    }
  }

  func test_aLockThatTellsOfASecondLockReturnsItsError() {
    let mutex: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    nonisolated(unsafe) let locked = mutex
    let locks = CLocks()
    app {
      DispatchQueue.global().async {
        pthread_mutex_lock(locked)
        self.log.add("\(pthread_mutex_lock(locked) == EDEADLK)")
        pthread_mutex_unlock(locked)
        pthread_rwlock_wrlock(locks.readersAndWriters)
        self.log.add("\(pthread_rwlock_wrlock(locks.readersAndWriters) == EDEADLK)")
        pthread_rwlock_unlock(locks.readersAndWriters)
      }
    }
    _ = wait(for: 2)
    XCTAssertEqual(log.events, ["true", "true"])
    mutex.deallocate()
  }
}
