import Foundation
import ScreenModel

/// A picture of a screen or of an element, as it was when it was taken.
public final class XCUIScreenshot: Sendable {
  /// The picture as an SVG document: the elements as a person would recognize them.
  public let svgRepresentation: String

  private let outlines: ScreenOutlines

  init(svg: String, outlines: ScreenOutlines) {
    svgRepresentation = svg
    self.outlines = outlines
  }

  static let empty: XCUIScreenshot = XCUIScreenshot(svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"></svg>", outlines: .empty)

  /// The picture as an image with the data of the SVG document.
  public var image: UIImage { UIImage(encoded: Data(svgRepresentation.utf8)) }

  /// The picture in the PNG format.
  ///
  /// Where a program that draws SVG documents is installed (`rsvg-convert` or `resvg`), it draws the picture. Elsewhere the picture has the outlines of the
  /// elements, with what a person can use filled, and no texts: a valid image, but not what a phone would show.
  public var pngRepresentation: Data { SVGRasterizer.shared.png(of: svgRepresentation) ?? outlines.png }
}

extension ScreenOutlines {
  /// The outlines in the PNG format.
  var png: Data {
    let (width, height, bytes) = pixels()
    return PNGImage(width: width, height: height, pixels: bytes, colors: [(255, 255, 255), (214, 226, 245), (110, 118, 132)]).data
  }
}
