import Foundation
import UIKit

/// How a line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of its ends.
  public var lineCap: CGLineCap
  /// The shape of its corners.
  public var lineJoin: CGLineJoin
  /// How long a sharp corner may be, in widths of the line.
  public var miterLimit: CGFloat
  /// The lengths of its dashes and gaps, in points; none for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
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

/// How the area of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that lie in an even number of parts are holes.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
