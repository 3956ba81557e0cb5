import HeadlessDevice
import HeadlessUI
import ScreenModel

/// The benchmarks of pictures: the duration and the size of one picture of an ordinary screen.
enum PictureBenchmarks {
  /// The benchmarks of all screens, and of the looks.
  static var all: [Benchmark] { PicturedScreen.all.flatMap { [duration($0), size($0)] } + [looks] }

  /// Measures drawing a picture, which includes collecting the looks of the elements.
  private static func duration(_ pictured: PicturedScreen) -> Benchmark {
    measuring("picture.\(pictured.name)", of: pictured, unit: "ns", limit: CostLimit(release: 1_000_000)) { device, settings in
      settings.nanoseconds { count in
        var bytes = 0
        for _ in 0..<count { bytes &+= picture(of: device).utf8.count }
        return bytes
      }
    }
  }

  /// Measures the size of a picture, which is the same in each run.
  private static func size(_ pictured: PicturedScreen) -> Benchmark {
    measuring("picture.\(pictured.name).bytes", of: pictured, unit: "bytes", limit: CostLimit(release: 40_000, debug: 40_000)) { device, _ in
      [Double(picture(of: device).utf8.count)]
    }
  }

  /// Measures collecting the looks of all elements, without a picture.
  private static var looks: Benchmark {
    measuring("picture.looks", of: .form, unit: "ns") { device, settings in
      guard let look = device.tree.look else { throw WrongAnswer(description: "picture.looks: the screen has no looks.") }
      try WrongAnswer.check("picture.looks", look().elements.count > 10, true)
      return settings.nanoseconds { count in
        var elements = 0
        for _ in 0..<count { elements &+= look().elements.count }
        return elements
      }
    }
  }

  private static func measuring(
    _ name: String, of pictured: PicturedScreen, unit: String, limit: CostLimit? = nil, _ samples: @escaping @MainActor (Device, BenchmarkSettings) throws -> [Double]
  ) -> Benchmark {
    Benchmark(name: name, sizes: [1], limit: limit) { size, settings in
      try ScreenBenchmarks.onMainActor {
        let screen = pictured.show()
        defer { screen.device.shutDown() }
        let drawing = picture(of: screen.device)
        for text in pictured.texts { try WrongAnswer.check("\(name): the picture shows “\(text)”", drawing.contains(text), true) }
        return Measurement(name: name, size: size, samples: try samples(screen.device, settings), unit: unit)
      }
    }
  }

  /// Returns a picture of a device's screen.
  @MainActor
  static func picture(of device: Device) -> String { device.tree.svgSnapshot(size: device.screen.size) }
}
