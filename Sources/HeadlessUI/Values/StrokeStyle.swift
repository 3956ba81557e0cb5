import Foundation
import UIKit

/// The appearance of a stroke along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the stroke, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of the stroke.
  public var lineCap: CGLineCap
  /// The shape of the corners of the stroke.
  public var lineJoin: CGLineJoin
  /// The maximum length of a sharp corner, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and gaps, in points.
  ///
  /// If the array is empty, the line is solid.
  public var dash: [CGFloat]
  /// The start position in the dash pattern, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style with a width in points, ends, corners, and dashes.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The way the area of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether to use the even-odd rule.
  ///
  /// The rule treats areas that are enclosed an even number of times as holes.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether to smooth the edges.
  public var isAntialiased: Bool

  /// Creates a fill style with a rule and antialiasing.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
