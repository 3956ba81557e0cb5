import Foundation
import VirtualTime
import XCTest

/// The benchmarks of waits: for an hour of virtual time, and for a change that never happens.
enum TimeBenchmarks {
  static var all: [Benchmark] {
    let limit = CostLimit(release: 50_000)
    return [
      // Use thread switches as the reference, because a task without an actor runs on a helper thread, so its cost includes thread switches.
      hour("wait.hour", limit: limit, reference: .turns) { done in
        _ = Task {
          try await Task.sleep(for: .seconds(3600))
          done.isSet = true
        }
      },
      hour("wait.hour.dispatch", limit: limit) { done in
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { done.isSet = true }
      },
      hour("wait.hour.timer", limit: limit) { done in
        _ = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in done.isSet = true }
      },
      Benchmark(name: "wait.hour.xctWaiter", sizes: [1], limit: limit, run: waitHourInXCTWaiter),
      Benchmark(name: "wait.never", sizes: [1], run: waitNever),
    ]
  }

  /// Measures a step that waits for a change that the app makes after an hour.
  private static func hour(_ name: String, limit: CostLimit, reference: ReferenceWork = .texts, start: @escaping (Flag) -> Void) -> Benchmark {
    Benchmark(name: name, sizes: [1], limit: limit, reference: reference) { size, settings in
      let scheduler = VirtualScheduler()
      defer { scheduler.shutDown() }
      let done = Flag()
      var outcome = WaitOutcome.nothingPending
      var hours = 0
      let samples = settings.nanoseconds { count in
        for _ in 0..<count {
          done.isSet = false
          scheduler.withCause("the benchmark") { start(done) }
          outcome = scheduler.wait(timeout: .seconds(7200)) { done.isSet }
        }
        hours += count
        return count
      }
      try WrongAnswer.check(name, outcome, .satisfied)
      try WrongAnswer.check("\(name): hours", scheduler.now.offset.components.seconds, Int64(hours * 3600))
      return Measurement(name: name, size: size, samples: samples, unit: "ns")
    }
  }

  /// Measures test code that waits with XCTest's waiter for a change that the app makes after an hour.
  private static func waitHourInXCTWaiter(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    var result = XCTWaiter.Result.timedOut
    var hours = 0
    let samples = settings.nanoseconds { count in
      scheduler.asTestCode {
        for _ in 0..<count {
          let expectation = XCTestExpectation(description: "an hour")
          scheduler.withCause("the benchmark") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { expectation.fulfill() }
          }
          result = XCTWaiter.wait(for: [expectation], timeout: 7200)
        }
      }
      hours += count
      return count
    }
    try WrongAnswer.check("wait.hour.xctWaiter", result, .completed)
    try WrongAnswer.check("wait.hour.xctWaiter: hours", scheduler.now.offset.components.seconds, Int64(hours * 3600))
    return Measurement(name: "wait.hour.xctWaiter", size: size, samples: samples, unit: "ns")
  }

  /// Measures a wait for a change that can't happen.
  private static func waitNever(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    var outcome = WaitOutcome.satisfied
    let samples = settings.nanoseconds { count in
      for _ in 0..<count { outcome = scheduler.wait(timeout: .seconds(30)) { false } }
      return count
    }
    try WrongAnswer.check("wait.never", outcome, .nothingPending)
    return Measurement(name: "wait.never", size: size, samples: samples, unit: "ns")
  }

  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}
