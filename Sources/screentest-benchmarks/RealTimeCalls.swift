import CConcurrencyHooks
import Foundation
import VirtualTime

/// The cost of the replaced functions for code outside a session.
///
/// Each call is measured in turns, as it is and with the original function.
enum RealTimeCalls {
  static var all: [Benchmark] {
    [
      benchmark("outside.mainAsync", batch: 1_000) { count in
        for _ in 0..<count { DispatchQueue.main.async { benchmarkSink &+= 1 } }
      },
      benchmark("outside.date", batch: 10_000) { count in
        for _ in 0..<count { benchmarkSink &+= Int(truncatingIfNeeded: Date().timeIntervalSinceReferenceDate.bitPattern) }
      },
    ]
  }

  /// The number of calls of each kind in a complete run.
  private static let calls = 10_000_000

  private static func benchmark(_ name: String, batch: Int, _ body: @escaping (_ count: Int) -> Void) -> Benchmark {
    Benchmark(name: name, sizes: [calls]) { size, settings in
      try WrongAnswer.check("\(name): hooks", VirtualScheduler.capturesSwiftConcurrency && VirtualScheduler.capturesDispatch, true)
      try WrongAnswer.check("\(name): a session", VirtualScheduler.owner == nil, true)
      try WrongAnswer.check("\(name): the originals", stk_time_use_originals(true) && stk_time_use_originals(false), true)
      let count = settings.isQuick ? size / 100 : size
      var (caught, uncaught): ([Double], [Double]) = ([], [])
      for turn in 0..<(count / batch * 2) {
        // Alternate the order, so the originals and our functions come first equally often.
        let usesOriginals = (turn + 1) / 2 % 2 == 1
        _ = stk_time_use_originals(usesOriginals)
        let nanoseconds = BenchmarkSettings.seconds { body(batch) } * 1e9 / Double(batch)
        stk_time_run_main_queue()
        if usesOriginals { uncaught.append(nanoseconds) } else { caught.append(nanoseconds) }
      }
      _ = stk_time_use_originals(false)
      var measurement = Measurement(name: name, size: size, samples: caught, unit: "ns")
      let without = Measurement(name: name, size: size, samples: uncaught, unit: "ns").median
      measurement.without = Measurement.Comparison(median: without, difference: measurement.median - without, limit: 20)
      return measurement
    }
  }
}
