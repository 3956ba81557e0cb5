public import Foundation

/// A layer with a change of color.
///
/// It changes no element. [Apple: CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer)
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1, or `nil` if they are evenly spaced.
  open var locations: [NSNumber]?
  /// The start of the change, from 0 to 1 in both directions.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the change, from 0 to 1 in both directions.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of change.
  open var type: CAGradientLayerType = .axial
}

/// The kind of a layer's change of color.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colors change along a line.
  public static let axial: CAGradientLayerType = CAGradientLayerType(rawValue: "axial")
  /// The colors change from a point outwards.
  public static let radial: CAGradientLayerType = CAGradientLayerType(rawValue: "radial")
  /// The colors change around a point.
  public static let conic: CAGradientLayerType = CAGradientLayerType(rawValue: "conic")
}
