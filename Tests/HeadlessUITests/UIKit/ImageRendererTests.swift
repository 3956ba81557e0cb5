import Foundation
import ScreenModel
import UIKit
import VirtualTime
import XCTest

@testable import HeadlessUI

/// Images of SwiftUI views.
///
/// The size and the properties are from https://developer.apple.com/documentation/swiftui/imagerenderer.
final class ImageRendererTests: DeviceTestCase {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// Runs code in an app, as a button's action.
  private func inApp(_ body: @escaping () -> Void) {
    show { Button("Run") { body() } }
    tap(.button, "Run")
  }

  private func picture<Content: View>(_ content: Content, _ change: @escaping (ImageRenderer<Content>) -> Void = { _ in }) throws -> Picture {
    var image: UIImage?
    inApp {
      let renderer = ImageRenderer(content: content)
      change(renderer)
      image = renderer.uiImage
    }
    return try Picture(XCTUnwrap(image?.pngData()))
  }

  func test_anImageHasTheSizeOfTheViewTimesTheScale() {
    inApp { [red] in
      let renderer = ImageRenderer(content: red.frame(width: 100, height: 50))
      renderer.scale = 2
      XCTAssertEqual(renderer.cgImage.map { CGSize(width: $0.width, height: $0.height) }, CGSize(width: 200, height: 100))
      XCTAssertEqual(renderer.uiImage?.size, CGSize(width: 100, height: 50))
      XCTAssertEqual(renderer.uiImage?.scale, 2)
      XCTAssertEqual(UIImage(data: renderer.uiImage?.pngData() ?? Data())?.size, CGSize(width: 200, height: 100))
    }
  }

  func test_theViewIsProposedASize() throws {
    XCTAssertEqual(try picture(red).size, CGSize(width: 10, height: 10))
    XCTAssertEqual(try picture(red) { $0.proposedSize = ProposedViewSize(width: 30, height: nil) }.size, CGSize(width: 30, height: 10))
    inApp { XCTAssertNil(ImageRenderer(content: EmptyView()).uiImage) }
  }

  func test_colorsAndShapesHaveTheirPixels() throws {
    let stack = VStack(spacing: 0) {
      red.frame(width: 4, height: 2)
      Rectangle().fill(blue.opacity(0.5)).frame(width: 4, height: 2)
      Rectangle().strokeBorder(red, lineWidth: 1).frame(width: 4, height: 4)
    }
    let picture = try picture(stack)
    XCTAssertEqual(picture[0, 0], [255, 0, 0, 255])
    XCTAssertEqual(picture[3, 1], [255, 0, 0, 255])
    XCTAssertEqual(picture[3, 2], [0, 0, 255, 128])
    XCTAssertEqual(picture[0, 4], [255, 0, 0, 255])
    XCTAssertEqual([0, 1, 2, 3].map { picture[$0, 5][3] }, [255, 0, 0, 255])
    XCTAssertEqual(picture[3, 7], [255, 0, 0, 255])
  }

  func test_aCircleIsRoundAndLiesOverWhatIsBehindIt() throws {
    let picture = try picture(
      ZStack {
        red.opacity(0.5); Circle().fill(blue)
      }.frame(width: 20, height: 20))
    XCTAssertEqual(picture[0, 0], [255, 0, 0, 128])
    XCTAssertEqual(picture[10, 10], [0, 0, 255, 255])
    XCTAssertEqual(picture[10, 0].last.map { $0 > 128 }, true)
  }

  func test_aTransparentColorIsMixedWithWhatIsBehindIt() throws {
    let picture = try picture(
      ZStack {
        red
        blue.opacity(0.5)
      }.frame(width: 1, height: 1))
    XCTAssertEqual(picture[0, 0], [128, 0, 128, 255])
  }

  func test_anOpaqueImageIsBlackWhereNothingIsDrawn() throws {
    let view = red.frame(width: 2, height: 2).padding(2)
    XCTAssertEqual(try picture(view)[0, 0], [0, 0, 0, 0])
    let picture = try picture(view) { $0.isOpaque = true }
    XCTAssertEqual(picture[0, 0], [0, 0, 0, 255])
    XCTAssertEqual(picture[2, 2], [255, 0, 0, 255])
  }

  func test_aCanvasAndATextAreDrawn() throws {
    let canvas = Canvas { [blue] context, size in
      context.translateBy(x: 1, y: 0)
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(blue))
    }
    let drawn = try picture(canvas.frame(width: 3, height: 1))
    XCTAssertEqual((0..<3).map { drawn[$0, 0][3] }, [0, 255, 0])
    let text = try picture(Text("Hello"))
    XCTAssertEqual(text.size, CGSize(width: 43, height: 21))
    XCTAssertEqual(text[20, 10], [0, 0, 0, 255])
    XCTAssertEqual(text[20, 1], [0, 0, 0, 0])
  }

  // A chart may divide by the sum of an empty data set.
  func test_pointsWithoutAPlaceAreLeftOut() throws {
    for x in [CGFloat.nan, .infinity, -.infinity] {
      let path = Path {
        $0.move(to: CGPoint(x: x, y: 0))
        $0.addLine(to: CGPoint(x: 4, y: 0))
        $0.addLine(to: CGPoint(x: x, y: x))
        $0.addLine(to: CGPoint(x: x, y: 4))
        $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      let picture = try picture(path.fill(blue).frame(width: 4, height: 4))
      XCTAssertEqual([picture[0, 0][3], picture[3, 3][3]], [255, 0], "\(x)")
    }
  }

  func test_anImageThatIsTooLargeFails() {
    let log = ProblemLog()
    inApp { [red] in
      let renderer = ImageRenderer(content: red)
      renderer.proposedSize = ProposedViewSize(width: 300, height: .infinity)
      UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }) { XCTAssertNil(renderer.cgImage) }
    }
    XCTAssertEqual(log.problems.map(\.reason), ["the image would have 300 × 1000000 pixels, and the maximum is 64 million"])
  }

  // https://developer.apple.com/documentation/swiftui/imagerenderer/render(rasterizationscale:renderer:): the origin is in the bottom-left corner.
  func test_aViewIsDrawnOnASurfaceFromTheBottom() throws {
    var data = Data()
    inApp { [red] in
      let renderer = ImageRenderer(
        content: VStack(spacing: 0) {
          red; Color.clear
        }.frame(width: 1, height: 2))
      renderer.render { size, draw in
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        data = UIGraphicsImageRenderer(size: size, format: format).pngData { draw($0.cgContext) }
      }
    }
    let picture = try Picture(data)
    XCTAssertEqual([picture[0, 0][3], picture[0, 1][3]], [0, 255])
  }

  func test_observersAreNotifiedOfChanges() {
    let renderer = ImageRenderer(content: Text("A"))
    var changes = 0
    let observation = renderer.objectWillChange.sink { changes += 1 }
    renderer.content = Text("B")
    renderer.scale = 2
    XCTAssertEqual(changes, 2)
    observation.cancel()
  }

  func test_theViewDoesNotAppear() {
    let log = Log()
    inApp { _ = ImageRenderer(content: Text("A").onAppear { log.note("appeared") }).uiImage }
    XCTAssertEqual(log.entries, [])
  }

  func test_anImageOutsideOfAnAppFails() {
    let log = ProblemLog()
    UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }) { XCTAssertNil(ImageRenderer(content: Text("A")).uiImage) }
    XCTAssertEqual(log.problems.map(\.kind), ["app.imageRenderer"])
    XCTAssertEqual(log.problems.first?.reason, "no app is running on a simulated device")
  }

  private final class ProblemLog: @unchecked Sendable {
    var problems: [UsageError] = []
  }
}

/// The pixels of a PNG with uncompressed data.
private struct Picture {
  let size: CGSize
  private let rows: [[UInt8]]

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    XCTAssertEqual(Array(bytes.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let (width, height) = (number(16), number(20))
    XCTAssertEqual(Array(bytes[24..<26]), [8, 6], "eight bits of red, green, blue and alpha")
    var (stream, place): ([UInt8], Int) = ([], 8)
    while place < bytes.count {
      let length = number(place)
      if bytes[place + 4..<place + 8].elementsEqual(Array("IDAT".utf8)) { stream += bytes[place + 8..<place + 8 + length] }
      place += length + 12
    }
    var raw: [UInt8] = []
    place = 2
    while raw.count < height * (1 + 4 * width) {
      let length = Int(stream[place + 1]) | Int(stream[place + 2]) << 8
      raw += stream[place + 5..<place + 5 + length]
      place += 5 + length
    }
    size = CGSize(width: width, height: height)
    rows = (0..<height).map { Array(raw[($0 * (1 + 4 * width) + 1)..<(($0 + 1) * (1 + 4 * width))]) }
  }

  /// The red, green, blue and alpha components of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] { Array(rows[y][4 * x..<4 * x + 4]) }
}
