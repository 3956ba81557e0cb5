import Foundation
import VirtualTime
import XCTest

/// Timers and processes that captured code starts with functions of the C library.
final class PosixWorkTests: XCTestCase {
  // A static property, because the timer's function is a C function without a context.
  private static let hasFired = Box(false)

  override func setUpWithError() throws {
    try skipWithoutCapture()
    Self.hasFired.value = false
  }

  /// Creates a timer that sets the flag on a thread after a delay in nanoseconds, or at an uptime.
  private func startTimer(nanoseconds: Int, flags: Int32 = 0) throws -> timer_t {
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_THREAD)
    event._sigev_un._sigev_thread._function = { _ in PosixWorkTests.hasFired.value = true }
    var timer: timer_t?
    XCTAssertEqual(timer_create(CLOCK_MONOTONIC, &event, &timer), 0)
    let made = try XCTUnwrap(timer)
    var time = itimerspec()
    time.it_value = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    XCTAssertEqual(timer_settime(made, flags, &time, nil), 0)
    return made
  }

  func test_aTimerWithAThreadIsWaitedForUntilItFires() throws {
    let scheduler = makeScheduler()
    let timer = try scheduler.withCause("button “Later”") { try startTimer(nanoseconds: 50_000_000) }
    XCTAssertEqual(scheduler.pending.map(\.line), ["a POSIX timer (idling resource), busy since 0 s, started by button “Later”"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { Self.hasFired.value }, .satisfied)
    scheduler.withCause("the end") { _ = timer_delete(timer) }
    XCTAssertEqual(scheduler.pending.map(\.line), [])
  }

  func test_aTimerThatIsSetToAPointOfVirtualTimeFiresAfterTheSameRealTime() throws {
    let scheduler = makeScheduler()
    scheduler.advance(by: .seconds(100_000))
    let timer = try scheduler.withCause("button “Later”") {
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      return try startTimer(nanoseconds: now.tv_sec * 1_000_000_000 + now.tv_nsec + 50_000_000, flags: Int32(TIMER_ABSTIME))
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { Self.hasFired.value }, .satisfied)
    scheduler.withCause("the end") { _ = timer_delete(timer) }
  }

  func test_aTimerThatIsDisarmedIsNotWaitedFor() throws {
    let scheduler = makeScheduler()
    let timer = try scheduler.withCause("button “Later”") { try startTimer(nanoseconds: 900_000_000) }
    XCTAssertEqual(scheduler.pending.count, 1)
    scheduler.withCause("button “Never”") {
      var never = itimerspec()
      XCTAssertEqual(timer_settime(timer, 0, &never, nil), 0)
    }
    XCTAssertEqual(scheduler.pending.map(\.line), [])
    scheduler.withCause("the end") { _ = timer_delete(timer) }
  }

  func test_aChildIsWaitedForUntilItIsOver() throws {
    let scheduler = makeScheduler()
    var child: pid_t = 0
    scheduler.withCause("button “Convert”") {
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("0.1"), nil]
      defer { for argument in arguments { free(argument) } }
      XCTAssertEqual(posix_spawnp(&child, "sleep", nil, nil, &arguments, environ), 0)
    }
    XCTAssertEqual(scheduler.pending.map(\.line), ["the process sleep (idling resource), busy since 0 s, started by button “Convert”"])
    let started = child
    let isOver: () -> Bool = {
      var information = siginfo_t()
      return waitid(P_PID, id_t(started), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30), until: isOver), .satisfied)
    var status: Int32 = 0
    XCTAssertEqual(waitpid(child, &status, 0), child)
    XCTAssertEqual(scheduler.pending.map(\.line), [])
  }
}
