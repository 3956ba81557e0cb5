public import Foundation

// These functions draw pixels on a phone. On the simulated device, they have no effect, except that functions that draw the path also empty it, as on a phone.
extension CGContext {
  /// Sets the fill color.
  ///
  /// On the simulated device, the fill color has no effect.
  public func setFillColor(_ color: CGColor) {}

  /// Sets the fill color.
  ///
  /// On the simulated device, the fill color has no effect.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the fill color.
  ///
  /// On the simulated device, the fill color has no effect.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}

  /// Sets the stroke color.
  ///
  /// On the simulated device, the stroke color has no effect.
  public func setStrokeColor(_ color: CGColor) {}

  /// Sets the stroke color.
  ///
  /// On the simulated device, the stroke color has no effect.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the stroke color.
  ///
  /// On the simulated device, the stroke color has no effect.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}

  /// Sets the opacity.
  ///
  /// On the simulated device, the opacity has no effect.
  public func setAlpha(_ alpha: CGFloat) {}

  /// Sets the blend mode.
  ///
  /// On the simulated device, the blend mode has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Sets the shadow.
  ///
  /// On the simulated device, the shadow has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

  /// Sets whether edges are antialiased.
  ///
  /// On the simulated device, the value has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether antialiasing is allowed.
  ///
  /// On the simulated device, the value has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Sets the line width.
  ///
  /// On the simulated device, the line width has no effect.
  public func setLineWidth(_ width: CGFloat) {}

  /// Sets the line cap.
  ///
  /// On the simulated device, the line cap has no effect.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Sets the line join.
  ///
  /// On the simulated device, the line join has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Sets the miter limit.
  ///
  /// On the simulated device, the miter limit has no effect.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Sets the dash pattern.
  ///
  /// On the simulated device, the dash pattern has no effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  /// Begins a transparency layer.
  ///
  /// On the simulated device, nothing is drawn.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}

  /// Ends a transparency layer.
  ///
  /// On the simulated device, nothing is drawn.
  public func endTransparencyLayer() {}

  /// Fills the path and clears it.
  ///
  /// On the simulated device, nothing is drawn.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }

  /// Strokes the path and clears it.
  ///
  /// On the simulated device, nothing is drawn.
  public func strokePath() { beginPath() }

  /// Draws the path and clears it.
  ///
  /// On the simulated device, nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }

  /// Replaces the path with the outline of its stroke.
  ///
  /// On the simulated device, the path isn't changed.
  public func replacePathWithStrokedPath() {}

  /// Fills a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func fill(_ rect: CGRect) {}

  /// Fills rectangles.
  ///
  /// On the simulated device, nothing is drawn.
  public func fill(_ rects: [CGRect]) {}

  /// Strokes a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func stroke(_ rect: CGRect) {}

  /// Strokes a rectangle with a line width.
  ///
  /// On the simulated device, nothing is drawn.
  public func stroke(_ rect: CGRect, width: CGFloat) {}

  /// Clears a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func clear(_ rect: CGRect) {}

  /// Fills the ellipse that fits in a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}

  /// Strokes the ellipse that fits in a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}

  /// Strokes lines between pairs of points.
  ///
  /// On the simulated device, nothing is drawn.
  public func strokeLineSegments(between points: [CGPoint]) {}

  /// Draws an image in a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}

  /// Draws a linear gradient.
  ///
  /// On the simulated device, nothing is drawn.
  public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions) {}

  /// Draws a radial gradient.
  ///
  /// On the simulated device, nothing is drawn.
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
  /// New pixels are drawn over existing ones.
  case normal
  /// Multiplies the colors, so the result is darker.
  case multiply
  /// Multiplies the inverted colors, so the result is lighter.
  case screen
  /// Multiplies or screens the colors, depending on the existing color.
  case overlay
  /// Uses the darker color.
  case darken
  /// Uses the lighter color.
  case lighten
  /// Brightens the existing color to reflect the new color.
  case colorDodge
  /// Darkens the existing color to reflect the new color.
  case colorBurn
  /// Darkens or lightens the colors, depending on the new color.
  case softLight
  /// Multiplies or screens the colors, depending on the new color.
  case hardLight
  /// Subtracts the darker color from the lighter one.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// Uses the hue of the new color, and the saturation and luminance of the existing one.
  case hue
  /// Uses the saturation of the new color, and the hue and luminance of the existing one.
  case saturation
  /// Uses the hue and saturation of the new color, and the luminance of the existing one.
  case color
  /// Uses the luminance of the new color, and the hue and saturation of the existing one.
  case luminosity
  /// Clears the pixels.
  case clear
  /// Replaces the existing pixels.
  case copy
  /// Draws new pixels where existing ones are opaque, and clears the rest.
  case sourceIn
  /// Draws new pixels where existing ones are transparent, and clears the rest.
  case sourceOut
  /// Draws new pixels only where existing ones are opaque.
  case sourceAtop
  /// Draws new pixels behind existing ones.
  case destinationOver
  /// Keeps existing pixels only where new ones are opaque.
  case destinationIn
  /// Keeps existing pixels only where new ones are transparent.
  case destinationOut
  /// Draws new pixels behind existing ones, and clears the rest.
  case destinationAtop
  /// Draws new and existing pixels only where the others are transparent.
  case xor
  /// Adds the colors, approaching black.
  case plusDarker
  /// Adds the colors, approaching white.
  case plusLighter
}

/// A color gradient.
public final class CGGradient: Sendable {
  /// The colors of the gradient.
  package let colors: [CGColor]
  /// The locations of the colors, from 0 to 1.
  package let locations: [CGFloat]

  /// Creates a gradient with colors at locations.
  ///
  /// The number of locations must equal the number of colors. Without locations, the colors are evenly spaced.
  /// The result is `nil` if there are no colors, or if any value isn't a `CGColor`.
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
  /// The raw value, with a bit for each member of the set.
  public let rawValue: UInt32

  /// Creates a set of drawing options from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Draws the first color before the start of the gradient.
  public static let drawsBeforeStartLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 1)
  /// Draws the last color after the end of the gradient.
  public static let drawsAfterEndLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 2)
}
