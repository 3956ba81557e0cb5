import Foundation
import ScreenModel
import UIKit

/// What a ``Canvas`` is drawn with.
///
/// Fills, lines, texts and images come into the snapshots of the screen. Left out are symbols, filters and blending; a clip cuts off at the rectangle around its path.
public struct GraphicsContext {
  /// The opacity of what is drawn next.
  public var opacity: Double = 1
  /// How what is drawn next is blended with what is there.
  public var blendMode: BlendMode = .normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The change of coordinates for what is drawn next.
  public var transform: CGAffineTransform = .identity

  private let recorder: DrawingRecorder
  /// What is drawn in, before the change of coordinates.
  private(set) var clipBounds: CGRect?

  init(environment: EnvironmentValues, recorder: DrawingRecorder) {
    self.environment = environment
    self.recorder = recorder
  }

  private func add(_ content: ScreenDrawing.Content, _ shading: Shading) { recorder.add(content, shading.resolved(in: environment), in: self) }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt32
    /// Creates a set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Its colors are blended in linear space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// An effect on what is drawn.
  public struct Filter: Sendable {
    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// A shadow.
    public static func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter { Filter() }
    /// A product with a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Two colors by opacity.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    /// Shades of gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Other colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
  }

  /// How blended colors are found.
  public struct BlendMode: Hashable, Sendable {
    private let name: String
    /// What is drawn covers what is there.
    public static let normal = BlendMode(name: "normal")
    /// The product.
    public static let multiply = BlendMode(name: "multiply")
    /// The inverse of the inverses' product.
    public static let screen = BlendMode(name: "screen")
    /// The sum.
    public static let plusLighter = BlendMode(name: "plusLighter")
    /// What is drawn takes away what is there.
    public static let destinationOut = BlendMode(name: "destinationOut")
    /// Product or inverse, by what is there.
    public static let overlay = BlendMode(name: "overlay")
  }

  /// How clips are combined.
  public struct ClipOptions: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt32
    /// Creates a set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside is kept.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// What it is filled with.
    public var shading: Shading = .foreground
    fileprivate let text: String
    private let font: Font?

    fileprivate init(_ text: Text, _ font: Font?) { (self.text, self.font) = (text.string, font) }

    fileprivate var fontSize: CGFloat { (font ?? .body).size }

    /// Returns its size within another, as of a ``Text`` there in the environment's font.
    public func measure(in size: CGSize) -> CGSize {
      TextMetrics.size(of: text, font: font ?? .body, width: size.width.isFinite ? size.width : nil, lineLimit: nil)
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// What it is filled with.
    public var shading: Shading?
    /// Its size: that of its file, or 24 points where it is not known.
    public let size: CGSize

    fileprivate init(_ image: Image) { size = image.naturalSize(in: nil) }
  }

  /// A symbol that is ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size: nothing is measured here.
    public var size: CGSize { .zero }
  }

  /// Returns a text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment.font) }
  /// Returns an image that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image) }
  /// Returns the shading as it is.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns a symbol that is ready to be drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { add(.fill(path.segments, isEvenOdd: style.isEOFilled), shading) }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { add(.stroke(path.segments, width: style.lineWidth), shading) }
  /// Draws a line of a width along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { add(.stroke(path.segments, width: lineWidth), shading) }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { add(.image(rect), .foreground) }
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image, in: Self.box(of: image.size, at: point, anchor)) }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    // The text begins at the top.
    let height = min(rect.height, text.measure(in: rect.size).height)
    add(.text(text.text, size: text.fontSize, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)), text.shading)
  }
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
    add(.text(text.text, size: text.fontSize, in: Self.box(of: text.measure(in: infinite), at: point, anchor)), text.shading)
  }

  private static func box(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws into a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Adds an effect to what is drawn next.
  public mutating func addFilter(_ filter: Filter) {}
  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates what is drawn next.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Changes the coordinates of what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Clips what is drawn next.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if options.contains(.inverse) { return }
    let bounds = path.applying(transform).boundingRect
    clipBounds = clipBounds.map { $0.intersection(bounds) } ?? bounds
  }
}
