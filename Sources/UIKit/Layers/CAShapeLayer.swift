public import Foundation

/// A layer with an outline.
///
/// It changes no element. [Apple: CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer)
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The color of the area.
  open var fillColor: CGColor? = .black
  /// The rule for the area of an outline that crosses itself.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The start of the line, as a share of its length.
  open var strokeStart: CGFloat = 0
  /// The end of the line, as a share of its length.
  open var strokeEnd: CGFloat = 1
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The limit of sharp corners.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The start of the dashes.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of the dashes and of the gaps between them.
  open var lineDashPattern: [NSNumber]?
}

/// The rule for the area of an outline that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Everything that the outline goes around is inside.
  public static let nonZero: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Everything with an odd number of lines around it is inside.
  public static let evenOdd: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the ends.
  public let rawValue: String

  /// Creates ends from their name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its last point.
  public static let butt: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle is around the last point.
  public static let round: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square is beyond the last point.
  public static let square: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corners.
  public let rawValue: String

  /// Creates corners from their name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners are sharp.
  public static let miter: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corners are round.
  public static let round: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "round")
  /// The corners are cut off.
  public static let bevel: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "bevel")
}
