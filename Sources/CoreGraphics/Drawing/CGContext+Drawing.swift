public import Foundation

// Everything that would leave pixels on the surface. A path is empty after it is drawn, as with Apple's.
extension CGContext {
  /// Sets the color of areas; nothing is drawn.
  public func setFillColor(_ color: CGColor) {}

  /// Sets the color of areas; nothing is drawn.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the color of areas; nothing is drawn.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}

  /// Sets the color of lines; nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}

  /// Sets the color of lines; nothing is drawn.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the color of lines; nothing is drawn.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}

  /// Sets the opacity of everything; nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}

  /// Sets how new pixels are mixed with those below; nothing is drawn.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Sets the shadow of everything; nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

  /// Sets whether edges are smoothed; nothing is drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether edges may be smoothed; nothing is drawn.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Sets the width of lines; nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}

  /// Sets the ends of lines; nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Sets the corners of lines; nothing is drawn.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Sets the limit of sharp corners; nothing is drawn.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Sets the dashes of lines; nothing is drawn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  /// Begins a layer; nothing is drawn.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}

  /// Ends a layer; nothing is drawn.
  public func endTransparencyLayer() {}

  /// Fills the path, which is then empty; nothing is drawn.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }

  /// Draws the path's line, after which the path is empty; nothing is drawn.
  public func strokePath() { beginPath() }

  /// Draws the path, which is then empty; nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }

  /// Makes the path's line the path.
  public func replacePathWithStrokedPath() {}

  /// Fills a rectangle; nothing is drawn.
  public func fill(_ rect: CGRect) {}

  /// Fills rectangles; nothing is drawn.
  public func fill(_ rects: [CGRect]) {}

  /// Draws the lines around a rectangle; nothing is drawn.
  public func stroke(_ rect: CGRect) {}

  /// Draws the lines around a rectangle with a width; nothing is drawn.
  public func stroke(_ rect: CGRect, width: CGFloat) {}

  /// Clears a rectangle; nothing is drawn.
  public func clear(_ rect: CGRect) {}

  /// Fills an ellipse; nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}

  /// Draws the line around an ellipse; nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}

  /// Draws lines between pairs of points; nothing is drawn.
  public func strokeLineSegments(between points: [CGPoint]) {}

  /// Draws an image; nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}

  /// Draws a change of color along a line; nothing is drawn.
  public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions) {}

  /// Draws a change of color between two circles; nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area.
  case fill = 0
  /// The area, by the even-odd rule.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The area and the line.
  case fillStroke = 3
  /// The area by the even-odd rule, and the line.
  case eoFillStroke = 4
}

/// How new pixels are mixed with those below.
public enum CGBlendMode: Int32, Sendable {
  /// The modes of layers, as Photoshop has them.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// The modes of Porter and Duff.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// A change of color.
public final class CGGradient: Sendable {
  /// The colors.
  package let colors: [CGColor]
  /// The places of the colors, from 0 to 1.
  package let locations: [CGFloat]

  /// Creates a change between colors; without places the colors are evenly spaced.
  ///
  /// The places are as many as the colors. The result is `nil` if there are no colors, or values that aren't a `CGColor`.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let all = colors.compactMap { $0 as? CGColor }
    guard !all.isEmpty, all.count == colors.count else { return nil }
    self.colors = all
    self.locations =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: all.count)) } ?? all.indices.map { CGFloat($0) / CGFloat(max(1, all.count - 1)) }
  }
}

/// A list, as the C interfaces of Apple's frameworks take it.
public typealias CFArray = [Any]

/// Whether a change of color goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 2)
}
