public import Foundation

/// Makes images of a size by calling a closure that draws.
///
/// Only what a SwiftUI `ImageRenderer` draws has pixels here.
///
/// [Apple: UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer)
open class UIGraphicsImageRenderer: NSObject {
  /// A closure that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How images are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images with bounds.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

  /// Creates a renderer of images with bounds in the screen's format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }

  /// Creates a renderer of images of a size in the screen's format.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Calls a closure, and returns an image of the renderer's size.
  open func image(actions: DrawingActions) -> UIImage {
    let context = UIGraphicsImageRendererContext(format, bounds)
    UIGraphicsPushContext(context.cgContext)
    defer { UIGraphicsPopContext() }
    actions(context)
    return context.currentImage
  }

  /// Calls a closure, and returns a PNG of the renderer's size; the data are empty if the size is.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Calls a closure, and returns a JPEG of the renderer's size whose pixels are gray; the data are empty if the size is.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// How a renderer makes images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The colors that images can have.
  public enum Range: Int, Sendable {
    /// The range isn't specified.
    case unspecified = -1
    /// The system decides.
    case automatic = 0
    /// The colors of the Display P3 space.
    case extended = 1
    /// The colors of the standard RGB space.
    case standard = 2
  }

  /// The number of pixels in a point.
  open var scale: CGFloat = 3
  /// Whether images leave nothing of what is behind them.
  open var opaque: Bool = false
  /// The colors that images can have.
  open var preferredRange: Range = .automatic

  /// Creates a format of three pixels in a point, as the screen has.
  public override init() { super.init() }

  /// Creates a format of the number of pixels in a point that traits have, or the screen's if they have none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the screen's format.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the usual format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

}

/// The surface of an image that a renderer makes.
open class UIGraphicsImageRendererContext: NSObject {
  /// The surface as one of Core Graphics.
  public let cgContext: CGContext
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
    cgContext = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    (self.format, self.bounds) = (format, bounds)
  }

  /// An image of the surface with the pixels that were left on it.
  open var currentImage: UIImage { UIImage(cgContext.makeImage()?.content ?? ImageContent(), size: bounds.size, scale: format.scale) }

  /// Fills a rectangle; nothing is drawn.
  open func fill(_ rect: CGRect) {}

  /// Fills a rectangle; nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}

  /// Draws the lines around a rectangle; nothing is drawn.
  open func stroke(_ rect: CGRect) {}

  /// Draws the lines around a rectangle; nothing is drawn.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}

  /// Limits the area that can be drawn on to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
