import VirtualTime

/// What waiting is measured by.
enum TimeBenchmarks {
  static var all: [Benchmark] {
    [Benchmark(name: "wait.hour", sizes: [1], run: waitHour), Benchmark(name: "wait.never", sizes: [1], run: waitNever)]
  }

  /// A wait for a task that sleeps for an hour, in code that knows nothing of virtual time.
  private static func waitHour(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let done = Flag()
    var outcome = WaitOutcome.nothingPending
    let samples = settings.nanoseconds { count in
      for _ in 0..<count {
        done.isSet = false
        scheduler.withCause("the benchmark") {
          _ = Task {
            try await Task.sleep(for: .seconds(3600))
            done.isSet = true
          }
        }
        outcome = scheduler.wait(timeout: .seconds(7200)) { done.isSet }
      }
      return count
    }
    try WrongAnswer.check("wait.hour", outcome, .satisfied)
    return Measurement(name: "wait.hour", size: size, samples: samples, unit: "ns")
  }

  /// A wait for something that nothing can bring.
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
