import HeadlessDevice
import HeadlessUI

/// Something whose cost may not grow faster than a power of its size.
///
/// A file of growth benchmarks has an enum with `static var all: [GrowthBenchmark]`, which stands in ``groups``.
struct GrowthBenchmark {
  /// The name without its prefix “growth.”.
  var name: String
  var sizes: [Int] = [100, 1_000, 10_000]
  var target: GrowthTarget
  /// Checks the answers first, then measures at one size; returns the nanoseconds of each run.
  var run: @MainActor (_ size: Int, _ settings: BenchmarkSettings) throws -> [Double]

  /// The benchmarks of all files.
  static var groups: [[GrowthBenchmark]] { [LayoutGrowth.all, StateGrowth.all, StepGrowth.all, TreeGrowth.all] }

  /// The growth benchmark as one among the others.
  var benchmark: Benchmark {
    let name = "growth." + name
    return Benchmark(name: name, sizes: sizes, growthTarget: target) { size, settings in
      var settings = settings
      settings.clock = .processor
      let samples = try MainActor.assumeIsolated { try run(size, settings) }
      return Measurement(name: name, size: size, samples: samples, unit: "ns")
    }
  }
}

/// A device with one app of one view, for benchmarks that change what the view shows.
@MainActor
struct GrowthScreen {
  let device: Device

  /// Launches an app with a view.
  init<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    device = Device(apps: [InstalledApp(name: "Growth", content: content)])
    device.launch("com.example.Growth")
  }

  /// Measures a change together with the rendering that follows it.
  ///
  /// - Parameter change: Changes what the app shows; it gets the number of the change, counted from 1.
  func measure(_ settings: BenchmarkSettings, change: (_ number: Int) -> Void) -> [Double] {
    var number = 0
    return Device.withCurrent(device) {
      settings.nanoseconds { count in
        for _ in 0..<count {
          number += 1
          change(number)
          device.render()
        }
        return count
      }
    }
  }
}
