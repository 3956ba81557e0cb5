public import Foundation

// Functions that would draw pixels. As with Core Graphics, the path is empty after it was drawn.
extension CGContext {
  /// Sets the fill color.
  ///
  /// Nothing is drawn.
  public func setFillColor(_ color: CGColor) {}

  /// Sets the fill color.
  ///
  /// Nothing is drawn.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the fill color.
  ///
  /// Nothing is drawn.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}

  /// Sets the stroke color.
  ///
  /// Nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}

  /// Sets the stroke color.
  ///
  /// Nothing is drawn.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the stroke color.
  ///
  /// Nothing is drawn.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}

  /// Sets the opacity.
  ///
  /// Nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}

  /// Sets the blend mode.
  ///
  /// Nothing is drawn.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Sets the shadow.
  ///
  /// Nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

  /// Sets whether edges are antialiased.
  ///
  /// Nothing is drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether antialiasing is allowed.
  ///
  /// Nothing is drawn.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Sets the line width.
  ///
  /// Nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}

  /// Sets the line cap.
  ///
  /// Nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Sets the line join.
  ///
  /// Nothing is drawn.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Sets the miter limit.
  ///
  /// Nothing is drawn.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Sets the dash pattern.
  ///
  /// Nothing is drawn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  /// Begins a transparency layer.
  ///
  /// Nothing is drawn.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}

  /// Ends a transparency layer.
  ///
  /// Nothing is drawn.
  public func endTransparencyLayer() {}

  /// Fills the path and clears it.
  ///
  /// Nothing is drawn.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }

  /// Strokes the path and clears it.
  ///
  /// Nothing is drawn.
  public func strokePath() { beginPath() }

  /// Draws the path and clears it.
  ///
  /// Nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }

  /// Replaces the path with the outline of its stroke.
  ///
  /// The path isn't changed.
  public func replacePathWithStrokedPath() {}

  /// Fills a rectangle.
  ///
  /// Nothing is drawn.
  public func fill(_ rect: CGRect) {}

  /// Fills rectangles.
  ///
  /// Nothing is drawn.
  public func fill(_ rects: [CGRect]) {}

  /// Strokes a rectangle.
  ///
  /// Nothing is drawn.
  public func stroke(_ rect: CGRect) {}

  /// Strokes a rectangle with a line width.
  ///
  /// Nothing is drawn.
  public func stroke(_ rect: CGRect, width: CGFloat) {}

  /// Clears a rectangle.
  ///
  /// Nothing is drawn.
  public func clear(_ rect: CGRect) {}

  /// Fills an ellipse.
  ///
  /// Nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}

  /// Strokes an ellipse.
  ///
  /// Nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}

  /// Strokes lines between pairs of points.
  ///
  /// Nothing is drawn.
  public func strokeLineSegments(between points: [CGPoint]) {}

  /// Draws an image.
  ///
  /// Nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}

  /// Draws a linear gradient.
  ///
  /// Nothing is drawn.
  public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions) {}

  /// Draws a radial gradient.
  ///
  /// Nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}

/// The way that a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The path is filled.
  case fill = 0
  /// The path is filled with the even-odd rule.
  case eoFill = 1
  /// The path is stroked.
  case stroke = 2
  /// The path is filled and stroked.
  case fillStroke = 3
  /// The path is filled with the even-odd rule, and stroked.
  case eoFillStroke = 4
}

/// The blend mode of new pixels with existing ones.
public enum CGBlendMode: Int32, Sendable {
  /// The blend modes of layers, as in Photoshop.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// The Porter–Duff blend modes.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// A color gradient.
public final class CGGradient: Sendable {
  /// The colors of the gradient.
  package let colors: [CGColor]
  /// The locations of the colors, from 0 to 1.
  package let locations: [CGFloat]

  /// Creates a gradient between colors.
  ///
  /// Without locations, the colors are evenly spaced.
  /// The number of locations must equal the number of colors. The result is `nil` if there are no colors, or if any value isn't a `CGColor`.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let all = colors.compactMap { $0 as? CGColor }
    guard !all.isEmpty, all.count == colors.count else { return nil }
    self.colors = all
    self.locations =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: all.count)) } ?? all.indices.map { CGFloat($0) / CGFloat(max(1, all.count - 1)) }
  }
}

/// An array, for APIs from Apple's C frameworks.
public typealias CFArray = [Any]

/// Options for drawing a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Draws the first color before the start of the gradient.
  public static let drawsBeforeStartLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 1)
  /// Draws the last color after the end of the gradient.
  public static let drawsAfterEndLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 2)
}
