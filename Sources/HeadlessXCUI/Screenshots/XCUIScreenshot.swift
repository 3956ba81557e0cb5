import Foundation
import ScreenModel

/// A captured image of a screen or an element.
public final class XCUIScreenshot: Sendable {
  /// The image as an SVG document that shows the elements in a recognizable form.
  public let svgRepresentation: String

  private let outlines: ScreenOutlines

  init(svg: String, outlines: ScreenOutlines) {
    svgRepresentation = svg
    self.outlines = outlines
  }

  static let empty: XCUIScreenshot = XCUIScreenshot(svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"></svg>", outlines: .empty)

  /// The image, which contains the data of the SVG document.
  public var image: UIImage { UIImage(encoded: Data(svgRepresentation.utf8)) }

  /// The image in PNG format.
  ///
  /// If `rsvg-convert` or `resvg` is installed, it renders the SVG document. Otherwise the image only shows the outlines of the
  /// elements, with controls filled and without text. This image is valid, but doesn't look like the screen of a phone.
  public var pngRepresentation: Data { SVGRasterizer.shared.png(of: svgRepresentation) ?? outlines.png }
}

extension ScreenOutlines {
  /// The outlines in PNG format.
  var png: Data {
    let (width, height, bytes) = pixels()
    return PNGImage(width: width, height: height, pixels: bytes, colors: [(255, 255, 255), (214, 226, 245), (110, 118, 132)]).data
  }
}
