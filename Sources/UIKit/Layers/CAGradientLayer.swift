public import Foundation

/// A layer that draws a color gradient.
///
/// On the simulated device, the gradient isn't drawn. [Apple: CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer)
open class CAGradientLayer: CALayer {
  /// The colors of the gradient, as `CGColor` values.
  open var colors: [Any]?
  /// The locations of the colors, from 0 to 1, or `nil` to space them evenly.
  open var locations: [NSNumber]?
  /// The start point of the gradient, from 0 to 1 in both dimensions.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  /// The end point of the gradient, from 0 to 1 in both dimensions.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  /// The type of gradient.
  open var type: CAGradientLayerType = .axial
}

/// The type of gradient that a layer draws.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a gradient type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial: CAGradientLayerType = CAGradientLayerType(rawValue: "axial")
  /// A gradient outward from a point.
  public static let radial: CAGradientLayerType = CAGradientLayerType(rawValue: "radial")
  /// A gradient around a point.
  public static let conic: CAGradientLayerType = CAGradientLayerType(rawValue: "conic")
}
