import HeadlessDevice
import HeadlessUI

/// A benchmark whose cost must not grow faster than a power of its size.
///
/// A file with growth benchmarks declares an enumeration with `static var all: [GrowthBenchmark]`, which is listed in ``groups``.
struct GrowthBenchmark {
  /// The name without its prefix “growth.”.
  var name: String
  var sizes: [Int] = [100, 1_000, 10_000]
  var target: GrowthTarget
  /// Checks the results first, then measures at one size.
  ///
  /// Returns the nanoseconds of each run.
  var run: @MainActor (_ size: Int, _ settings: BenchmarkSettings) throws -> [Double]

  /// The benchmarks of all files.
  static var groups: [[GrowthBenchmark]] { [LayoutGrowth.all, ModelGrowth.all, PictureGrowth.all, StateGrowth.all, StepGrowth.all, TreeGrowth.all] }

  /// The growth benchmark as a regular benchmark.
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

/// A device that shows one view in an app, for benchmarks that change the contents of the view.
@MainActor
struct GrowthScreen {
  let device: Device

  /// Launches an app with a view.
  init<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    device = Device(apps: [InstalledApp(name: "Growth", content: content)])
    device.launch("com.example.Growth")
  }

  /// Measures a change together with the rendering that follows.
  ///
  /// - Parameter change: A closure that changes what the app shows. It receives the number of the change, counted from 1.
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
