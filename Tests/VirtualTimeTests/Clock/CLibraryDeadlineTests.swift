import Foundation
import VirtualTime
import XCTest

/// Waits of the C library with a deadline on a clock.
final class CLibraryDeadlineTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  /// A condition with its lock, and a semaphore.
  private final class Primitives: @unchecked Sendable {
    let mutex: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)
    let condition: UnsafeMutablePointer<pthread_cond_t> = .allocate(capacity: 1)
    let semaphore: UnsafeMutablePointer<sem_t> = .allocate(capacity: 1)

    init(clock: clockid_t = CLOCK_REALTIME) {
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, clock)
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, &attributes)
      sem_init(semaphore, 0, 0)
    }

    deinit {
      mutex.deallocate()
      condition.deallocate()
      semaphore.deallocate()
    }
  }

  private typealias ConditionWait = @convention(c) (UnsafeMutablePointer<pthread_cond_t>, UnsafeMutablePointer<pthread_mutex_t>, clockid_t, UnsafePointer<timespec>) -> CInt
  private typealias SemaphoreWait = @convention(c) (UnsafeMutablePointer<sem_t>, clockid_t, UnsafePointer<timespec>) -> CInt

  // Swift's module of the C library doesn't contain these functions.
  private static let waitForConditionOnClock = unsafeBitCast(dlsym(nil, "pthread_cond_clockwait"), to: ConditionWait.self)
  private static let waitForSemaphoreOnClock = unsafeBitCast(dlsym(nil, "sem_clockwait"), to: SemaphoreWait.self)

  private static func moment(in seconds: Int, on clock: clockid_t = CLOCK_REALTIME) -> timespec {
    var moment = timespec()
    clock_gettime(clock, &moment)
    moment.tv_sec += seconds
    return moment
  }

  private func assertEvents(_ expected: [String], line: UInt = #line) {
    _ = wait(for: expected.count, timeout: .seconds(60))
    XCTAssertEqual(log.events, expected, line: line)
  }

  func test_aConditionIsSignalledOrItsTimeIsOver() {
    for clock in [CLOCK_REALTIME, CLOCK_MONOTONIC] {
      let start = scheduler.now.offset / .seconds(1)
      let each = Primitives(clock: clock)
      let count = log.events.count
      app {
        DispatchQueue.global().async {
          pthread_mutex_lock(each.mutex)
          var end = Self.moment(in: 2, on: clock)
          self.log.add("\(pthread_cond_timedwait(each.condition, each.mutex, &end) == ETIMEDOUT) at \(self.scheduler.now.offset / .seconds(1) - start)")
          end = Self.moment(in: 20, on: clock)
          self.log.add("\(pthread_cond_timedwait(each.condition, each.mutex, &end) == 0) at \(self.scheduler.now.offset / .seconds(1) - start)")
          pthread_mutex_unlock(each.mutex)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
          pthread_mutex_lock(each.mutex)
          pthread_cond_signal(each.condition)
          pthread_mutex_unlock(each.mutex)
        }
      }
      _ = wait(for: count + 2, timeout: .seconds(60))
      XCTAssertEqual(Array(log.events[count...]), ["true at 2.0", "true at 5.0"], "clock \(clock)")
    }
  }

  func test_aDeviceWhoseDateIsInTheFutureWaitsNoLonger() {
    scheduler.wallClockStart = 4_000_000_000_000_000_000
    let each = Primitives()
    app {
      DispatchQueue.global().async {
        pthread_mutex_lock(each.mutex)
        var end = Self.moment(in: 2)
        self.note("\(pthread_cond_timedwait(each.condition, each.mutex, &end) == ETIMEDOUT)")
        pthread_mutex_unlock(each.mutex)
        end = Self.moment(in: 2)
        self.note("\(sem_timedwait(each.semaphore, &end) == -1 && errno == ETIMEDOUT)")
      }
    }
    assertEvents(["true at 2.0 seconds", "true at 4.0 seconds"])
  }

  func test_aSemaphoreIsPostedOrItsTimeIsOver() {
    let each = Primitives()
    app {
      DispatchQueue.global().async {
        var end = Self.moment(in: 2)
        self.note("\(sem_timedwait(each.semaphore, &end) == -1 && errno == ETIMEDOUT)")
        end = Self.moment(in: 20)
        self.note("\(sem_timedwait(each.semaphore, &end) == 0)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { sem_post(each.semaphore) }
    }
    assertEvents(["true at 2.0 seconds", "true at 5.0 seconds"])
  }

  func test_aLockIsWaitedForUntilItsTimeIsOver() {
    let each = Primitives()
    app {
      DispatchQueue.global().async {
        pthread_mutex_lock(each.mutex)
        Thread.sleep(forTimeInterval: 5)
        pthread_mutex_unlock(each.mutex)
      }
      DispatchQueue.global().async {
        var end = Self.moment(in: 2)
        self.note("\(pthread_mutex_timedlock(each.mutex, &end) == ETIMEDOUT)")
        end = Self.moment(in: 20)
        self.note("\(pthread_mutex_timedlock(each.mutex, &end) == 0)")
        pthread_mutex_unlock(each.mutex)
      }
    }
    assertEvents(["true at 2.0 seconds", "true at 5.0 seconds"])
  }

  func test_aConditionIsWaitedForWithoutATimeOrOnAClock() {
    let each = Primitives()
    app {
      DispatchQueue.main.async {
        pthread_mutex_lock(each.mutex)
        var end = Self.moment(in: 2, on: CLOCK_MONOTONIC)
        self.note("\(Self.waitForConditionOnClock(each.condition, each.mutex, CLOCK_MONOTONIC, &end) == ETIMEDOUT)")
        self.note("\(pthread_cond_wait(each.condition, each.mutex) == 0)")
        pthread_mutex_unlock(each.mutex)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        pthread_mutex_lock(each.mutex)
        pthread_cond_broadcast(each.condition)
        pthread_mutex_unlock(each.mutex)
      }
    }
    assertEvents(["true at 2.0 seconds", "true at 5.0 seconds"])
  }

  func test_aSemaphoreIsWaitedForWithoutATimeOrOnAClock() {
    let each = Primitives()
    app {
      DispatchQueue.main.async {
        var end = Self.moment(in: 2, on: CLOCK_MONOTONIC)
        self.note("\(Self.waitForSemaphoreOnClock(each.semaphore, CLOCK_MONOTONIC, &end) == -1 && errno == ETIMEDOUT)")
        self.note("\(sem_wait(each.semaphore) == 0)")
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) { sem_post(each.semaphore) }
    }
    assertEvents(["true at 2.0 seconds", "true at 5.0 seconds"])
  }

  func test_aSemaphoreThatNobodyPostsReturnsTheErrorOfADeadlock() {
    let each = Primitives()
    scheduler.onProblem { self.log.add($0.message) }
    scheduler.withCause("the button “Save”") {
      DispatchQueue.main.async { self.note("\(sem_wait(each.semaphore) == -1 && errno == EDEADLK)") }
    }
    assertEvents([
      "Deadlock: the button “Save” waits for a semaphore, and nothing that could end the wait is running or scheduled. On a device the app would hang here.",
      "true at 0.0 seconds",
    ])
  }
}
