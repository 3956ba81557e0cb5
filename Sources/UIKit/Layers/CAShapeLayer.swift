public import Foundation

/// A layer that draws a path.
///
/// On the simulated device, the path isn't drawn. [Apple: CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer)
open class CAShapeLayer: CALayer {
  /// The path to draw.
  open var path: CGPath?
  /// The fill color of the path.
  open var fillColor: CGColor? = .black
  /// The fill rule of the path.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The stroke color of the path.
  open var strokeColor: CGColor?
  /// The start of the stroke, as a fraction of its length.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke, as a fraction of its length.
  open var strokeEnd: CGFloat = 1
  /// The width of the stroke.
  open var lineWidth: CGFloat = 1
  /// The miter limit of the stroke.
  open var miterLimit: CGFloat = 10
  /// The cap of the stroke.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The join of the stroke.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The offset in the dash pattern where the stroke starts.
  open var lineDashPhase: CGFloat = 0
  /// The alternating lengths of dashes and gaps, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
}

/// The fill rule of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a fill rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fills every area that the path winds around.
  public static let nonZero: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Fills areas that are surrounded by an odd number of lines.
  public static let evenOdd: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The cap at the ends of a stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String

  /// Creates a line cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stroke ends at its last point.
  public static let butt: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "butt")
  /// The stroke ends with a half circle around its last point.
  public static let round: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke ends with half a square beyond its last point.
  public static let square: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "square")
}

/// The join at the corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String

  /// Creates a line join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A join with a sharp corner.
  public static let miter: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "miter")
  /// A join with a round corner.
  public static let round: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "round")
  /// A join with a beveled corner.
  public static let bevel: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "bevel")
}
