import Foundation
import ScreenModel
import UIKit

/// The drawing environment of a ``Canvas``.
///
/// Snapshots of the screen show fills, lines, text and images. Symbols, filters and blend modes aren't drawn. Clips use the bounding rectangle of their path.
public struct GraphicsContext {
  /// The opacity of subsequent drawing operations.
  public var opacity: Double = 1
  /// The blend mode of subsequent drawing operations.
  public var blendMode: BlendMode = .normal
  /// The environment values of the canvas.
  public let environment: EnvironmentValues
  /// The transform of subsequent drawing operations.
  public var transform: CGAffineTransform = .identity

  private let recorder: DrawingRecorder
  /// The clip rectangle in the canvas's coordinates, or `nil` if nothing is clipped.
  private(set) var clipBounds: CGRect?

  init(environment: EnvironmentValues, recorder: DrawingRecorder) {
    self.environment = environment
    self.recorder = recorder
  }

  private func add(_ content: ScreenDrawing.Content, _ shading: Shading) { recorder.add(content, shading.resolved(in: environment), in: self) }

  /// Options that determine how a gradient is drawn.
  public struct GradientOptions: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt32
    /// Creates a set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient repeats outside its range.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient is mirrored outside its range.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The gradient's colors are interpolated in a linear color space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A filter for drawing operations.
  ///
  /// Filters aren't drawn on the simulated device.
  public struct Filter: Sendable {
    /// Returns a filter that blurs the drawing.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Returns a filter that adds a shadow to the drawing.
    public static func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter { Filter() }
    /// Returns a filter that multiplies each color with the given color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Returns a filter that replaces pixels in a range of opacities with a color.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    /// Returns a filter that reduces the saturation of colors.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Returns a filter that rotates the hue of colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
  }

  /// The way to combine drawn colors with the colors behind them.
  public struct BlendMode: Hashable, Sendable {
    private let name: String
    /// Drawing replaces the colors behind it.
    public static let normal = BlendMode(name: "normal")
    /// Drawing multiplies its colors with the colors behind it.
    public static let multiply = BlendMode(name: "multiply")
    /// Drawing multiplies the inverted colors, and inverts the result.
    public static let screen = BlendMode(name: "screen")
    /// Drawing adds its colors to the colors behind it.
    public static let plusLighter = BlendMode(name: "plusLighter")
    /// Drawing erases the content behind it.
    public static let destinationOut = BlendMode(name: "destinationOut")
    /// Drawing multiplies or screens colors, depending on the colors behind it.
    public static let overlay = BlendMode(name: "overlay")
  }

  /// Options for clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt32
    /// Creates a set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The clip keeps the content outside its path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Text that is ready to be drawn.
  public struct ResolvedText {
    /// The shading of the text.
    public var shading: Shading = .foreground
    fileprivate let text: String
    private let font: Font?

    fileprivate init(_ text: Text, _ font: Font?) { (self.text, self.font) = (text.string, font) }

    fileprivate var fontSize: CGFloat { (font ?? .body).size }

    /// Returns the size of the text within an area, in points.
    ///
    /// The text is measured in the font of the environment.
    public func measure(in size: CGSize) -> CGSize {
      TextMetrics.size(of: text, font: font ?? .body, width: size.width.isFinite ? size.width : nil, lineLimit: nil)
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// The shading of the image, for template images.
    public var shading: Shading?
    /// The size of the image in points, or 24 × 24 points if the size is unknown.
    public let size: CGSize

    fileprivate let symbolName: String?

    fileprivate init(_ image: Image) {
      size = image.naturalSize(in: nil)
      symbolName = image.isSystemImage ? image.name : nil
    }
  }

  /// A symbol that is ready to be drawn.
  public struct ResolvedSymbol {
    /// The size of the symbol, which is zero because symbols aren't drawn.
    public var size: CGSize { .zero }
  }

  /// Returns text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment.font) }
  /// Returns an image that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image) }
  /// Returns the shading unchanged.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns the symbol with an identifier.
  ///
  /// On the simulated device, symbols are always empty.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }
  /// Fills a path with a shading.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { add(.fill(path.segments, isEvenOdd: style.isEOFilled), shading) }
  /// Draws the outline of a path with a stroke style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { add(.stroke(path.segments, width: style.lineWidth), shading) }
  /// Draws the outline of a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { add(.stroke(path.segments, width: lineWidth), shading) }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
  /// Draws an image so its anchor is at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(image.symbolName.map { .symbol($0, in: rect) } ?? .image(rect), image.shading ?? .foreground)
  }
  /// Draws an image so its anchor is at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image, in: Self.box(of: image.size, at: point, anchor)) }
  /// Draws text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws text so its anchor is at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
  /// Draws text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    // Text starts at the top of the rectangle, so it only fills the height that it needs.
    let height = min(rect.height, text.measure(in: rect.size).height)
    add(.text(text.text, TextLook(size: text.fontSize), in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)), text.shading)
  }
  /// Draws text so its anchor is at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
    add(.text(text.text, TextLook(size: text.fontSize), in: Self.box(of: text.measure(in: infinite), at: point, anchor)), text.shading)
  }

  private static func box(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Does nothing, because symbols aren't drawn on the simulated device.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Does nothing, because symbols aren't drawn on the simulated device.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws into a new layer, which has its own copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Adds a filter to subsequent drawing operations.
  ///
  /// On the simulated device, it has no effect.
  public mutating func addFilter(_ filter: Filter) {}
  /// Moves the origin of subsequent drawing operations.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates subsequent drawing operations.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Scales subsequent drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Applies a transform before the current transform of subsequent drawing operations.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Clips subsequent drawing operations to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if options.contains(.inverse) { return }
    let bounds = path.applying(transform).boundingRect
    clipBounds = clipBounds.map { $0.intersection(bounds) } ?? bounds
  }
}
