import Foundation
import VirtualTime
import XCTest

/// All clocks that code can read and all sleeps of the C library, before and after an hour.
final class EveryClockTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  /// The place where code reads the clocks.
  private enum Place: CaseIterable {
    case mainBlock, globalBlock, task, thread, test
  }

  /// A clock of the process, in seconds since the clock's own start.
  private struct Reading: Sendable {
    let name: String
    let read: @Sendable () -> Double
  }

  /// A sleep of the C library that takes the given number of seconds.
  private struct Sleep: Sendable {
    let name: String
    let sleep: @Sendable (Int) -> Int32
  }

  private static let dates: [Reading] = [
    Reading(name: "Date()") { Date().timeIntervalSinceReferenceDate },
    Reading(name: "Date.now") { Date.now.timeIntervalSinceReferenceDate },
    Reading(name: "DispatchWallTime.now()") { wallSeconds(DispatchWallTime.now()) },
    Reading(name: "gettimeofday") { secondsOfDay() },
    Reading(name: "time") { Double(time(nil)) },
    Reading(name: "clock_gettime(CLOCK_REALTIME)") { seconds(CLOCK_REALTIME) },
    Reading(name: "timespec_get") { secondsOfStandardC() },
  ]

  private static let uptimes: [Reading] = [
    Reading(name: "systemUptime") { ProcessInfo.processInfo.systemUptime },
    Reading(name: "DispatchTime.now()") { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    Reading(name: "ContinuousClock.now") { continuousStart.duration(to: .now) / .seconds(1) },
    Reading(name: "SuspendingClock.now") { suspendingStart.duration(to: .now) / .seconds(1) },
    Reading(name: "clock_gettime(CLOCK_MONOTONIC)") { seconds(CLOCK_MONOTONIC) },
    Reading(name: "clock_gettime(CLOCK_BOOTTIME)") { seconds(CLOCK_BOOTTIME) },
  ]

  private static let clocks: [Reading] = dates + uptimes + coreFoundation

  /// Core Foundation's clock.
  ///
  /// No Swift module declares it here, but code in other languages may read it.
  private static var coreFoundation: [Reading] {
    guard let function = dlsym(nil, "CFAbsoluteTimeGetCurrent") else { return [] }
    let now = unsafeBitCast(function, to: (@convention(c) () -> Double).self)
    return [Reading(name: "CFAbsoluteTimeGetCurrent") { now() }]
  }

  private static let sleeps: [Sleep] = [
    Sleep(name: "nanosleep") { nanosleep([timespec(tv_sec: $0, tv_nsec: 0)], nil) },
    Sleep(name: "clock_nanosleep, relative") { clock_nanosleep(CLOCK_MONOTONIC, 0, [timespec(tv_sec: $0, tv_nsec: 0)], nil) },
    Sleep(name: "clock_nanosleep, absolute") { clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, [timespec(tv_sec: time(nil) + $0, tv_nsec: 0)], nil) },
    Sleep(name: "poll of no file") { poll(nil, 0, CInt($0 * 1000)) },
    Sleep(name: "select of no file") {
      var left = timeval(tv_sec: $0, tv_usec: 0)
      return select(0, nil, nil, nil, &left) + CInt(left.tv_sec)
    },
    Sleep(name: "pselect of no file") { pselect(0, nil, nil, nil, [timespec(tv_sec: $0, tv_nsec: 0)], nil) },
  ]

  private static let continuousStart = ContinuousClock.now
  private static let suspendingStart = SuspendingClock.now

  private static func wallSeconds(_ time: DispatchWallTime) -> Double { Double(~time.rawValue &+ 1) / 1e9 }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func secondsOfStandardC() -> Double {
    var time = timespec()
    timespec_get(&time, TIME_UTC)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func secondsOfDay() -> Double {
    var time = timeval()
    gettimeofday(&time, nil)
    return Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Runs a closure in the given place, and waits for its end.
  private func run(in place: Place, _ body: @escaping @Sendable () -> Void) {
    let isDone = Flag()
    let call: @Sendable () -> Void = {
      body()
      isDone.set()
    }
    switch place {
    case .mainBlock: app { DispatchQueue.main.async(execute: call) }
    case .globalBlock: app { DispatchQueue.global().async(execute: call) }
    case .task: app { Task.detached { call() } }
    case .thread: app { Thread.detachNewThread(call) }
    case .test: scheduler.asTestCode(call)
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(86_400)) { isDone.isSet }, .satisfied, "\(place)")
  }

  func test_everyClockShowsVirtualTimeInEveryPlace() {
    XCTAssertEqual(Self.clocks.count, 14)
    for place in Place.allCases {
      let (before, after) = (Box<[Double]>([]), Box<[Double]>([]))
      run(in: place) { before.value = Self.clocks.map { $0.read() } }
      scheduler.advance(by: .seconds(3_600))
      run(in: place) { after.value = Self.clocks.map { $0.read() } }
      for (index, clock) in Self.clocks.enumerated() {
        XCTAssertEqual(after.value[index] - before.value[index], 3_600, accuracy: 0.001, "\(clock.name) in \(place)")
      }
    }
  }

  func test_everySleepOfTheCLibraryIsVirtualInEveryPlace() {
    for place in Place.allCases {
      for sleep in Self.sleeps {
        let start = scheduler.now
        let result = Box<Int32>(-1)
        run(in: place) { result.value = sleep.sleep(3_600) }
        XCTAssertEqual(result.value, 0, "\(sleep.name) in \(place)")
        XCTAssertEqual(start.duration(to: scheduler.now) / .seconds(1), 3_600, accuracy: 1, "\(sleep.name) in \(place)")
      }
    }
  }
}
