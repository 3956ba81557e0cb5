public import Foundation

/// A renderer that creates images with a drawing closure.
///
/// On the simulated device, the closure's drawing isn't visible. Only images of SwiftUI's `ImageRenderer` have pixels.
///
/// [Apple: UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer)
open class UIGraphicsImageRenderer: NSObject {
  /// A closure that draws the image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer with bounds and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

  /// Creates a renderer with bounds and the screen's format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer with an image size and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }

  /// Creates a renderer with an image size and the screen's format.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Calls the drawing closure and returns an image of the renderer's size.
  open func image(actions: DrawingActions) -> UIImage {
    let context = UIGraphicsImageRendererContext(format, bounds)
    UIGraphicsPushContext(context.cgContext)
    defer { UIGraphicsPopContext() }
    actions(context)
    return context.currentImage
  }

  /// Calls the drawing closure and returns PNG data of the renderer's size.
  ///
  /// The data is empty if the size is empty.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Calls the drawing closure and returns JPEG data with gray pixels.
  ///
  /// The data is empty if the size is empty.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The color range of images.
  public enum Range: Int, Sendable {
    /// The range isn't specified.
    case unspecified = -1
    /// The system chooses the range.
    case automatic = 0
    /// The Display P3 color range.
    case extended = 1
    /// The standard RGB color range.
    case standard = 2
  }

  /// The number of pixels per point.
  open var scale: CGFloat = 3
  /// A Boolean value that indicates whether images are opaque.
  open var opaque: Bool = false
  /// The preferred color range of images.
  open var preferredRange: Range = .automatic

  /// Creates a format with three pixels per point, like the screen.
  public override init() { super.init() }

  /// Creates a format with the scale of traits, or the screen's scale if the traits don't specify one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the screen's format.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
    cgContext = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    (self.format, self.bounds) = (format, bounds)
  }

  /// An image of the context with the pixels that were stored in it.
  open var currentImage: UIImage { UIImage(cgContext.makeImage()?.content ?? ImageContent(), size: bounds.size, scale: format.scale) }

  /// Fills a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  open func fill(_ rect: CGRect) {}

  /// Fills a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}

  /// Draws the outline of a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  open func stroke(_ rect: CGRect) {}

  /// Draws the outline of a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
