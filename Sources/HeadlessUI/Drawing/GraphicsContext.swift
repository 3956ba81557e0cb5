import Foundation
import UIKit

/// What a ``Canvas`` is drawn with; what is drawn is left out.
public struct GraphicsContext {
  /// The opacity of what is drawn next.
  public var opacity: Double = 1
  /// How what is drawn next is blended with what is there.
  public var blendMode: BlendMode = .normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The change of coordinates for what is drawn next.
  public var transform: CGAffineTransform = .identity

  init(environment: EnvironmentValues) { self.environment = environment }

  /// What a path is filled with.
  public struct Shading: Sendable {
    /// The color of text.
    public static let foreground = Shading()
    /// What is behind.
    public static let backdrop = Shading()
    /// The color of text, in levels.
    public static func palette(_ array: [Shading]) -> Shading { Shading() }
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A color by its components, from 0 to 1.
    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading { Shading() }
    /// A shade of gray, from 0 to 1.
    public static func color(white: Double, opacity: Double = 1) -> Shading { Shading() }
    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []) -> Shading { Shading() }
    /// A gradient from a point outwards.
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []) -> Shading {
      Shading()
    }
    /// A gradient around a point.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []) -> Shading { Shading() }
  }

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
    private let text: String
    private let font: Font?

    fileprivate init(_ text: Text, _ font: Font?) { (self.text, self.font) = (text.string, font) }

    /// Returns its size within another, as of a ``Text`` there in the environment's font.
    public func measure(in size: CGSize) -> CGSize {
      TextMetrics.size(of: text, font: font ?? .body, width: size.width.isFinite ? size.width : nil, lineLimit: nil)
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// What it is filled with.
    public var shading: Shading?
    /// Its size: nothing is measured here.
    public var size: CGSize { .zero }
  }

  /// A symbol that is ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size: nothing is measured here.
    public var size: CGSize { .zero }
  }

  /// Returns a text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment.font) }
  /// Returns an image that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Returns the shading as it is.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns a symbol that is ready to be drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a line of a width along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
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
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
}
