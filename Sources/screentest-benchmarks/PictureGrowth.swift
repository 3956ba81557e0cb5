import Foundation
import HeadlessDevice
import HeadlessUI
import ScreenModel

/// The growth of the cost of a picture.
enum PictureGrowth {
  /// The benchmark of many visible elements.
  static var all: [GrowthBenchmark] {
    [GrowthBenchmark(name: "picture", sizes: [10, 100, 1_000], target: GrowthTarget(exponent: 1.1), run: picture)]
  }

  /// The height of a row, in points.
  private static let rowHeight = 24

  private struct Row: View {
    let number: Int

    var body: some View {
      if number.isMultiple(of: 2) {
        Text(verbatim: "Row \(number)").bold().foregroundStyle(.secondary).frame(height: CGFloat(rowHeight))
      } else {
        Button("Row \(number)", systemImage: "star") {}.frame(height: CGFloat(rowHeight))
      }
    }
  }

  /// Measures a picture of many elements, which all fit on a high screen.
  @MainActor
  private static func picture(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let screen = GrowthScreen { VStack(spacing: 0) { ForEach(0..<size, id: \.self) { Row(number: $0) } } }
    let device = screen.device
    defer { device.shutDown() }
    // Leave room for the bars at the top and the bottom of the screen.
    device.screenSize = CGSize(width: 390, height: max(844, (size + 10) * rowHeight))
    let drawing = PictureBenchmarks.picture(of: device)
    for number in [0, size / 2, size - 1] { try WrongAnswer.check("growth.picture: row \(number) is drawn", drawing.contains("“Row \(number)”"), true) }
    return settings.nanoseconds { count in
      var bytes = 0
      for _ in 0..<count { bytes &+= PictureBenchmarks.picture(of: device).utf8.count }
      return bytes
    }
  }
}
