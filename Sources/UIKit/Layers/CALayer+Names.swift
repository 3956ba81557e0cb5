public import Foundation

/// An object that acts for a layer.
///
/// [Apple: CALayerDelegate](https://developer.apple.com/documentation/quartzcore/calayerdelegate)
public protocol CALayerDelegate: NSObjectProtocol {}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular: CALayerCornerCurve = CALayerCornerCurve(rawValue: "circular")
  /// The system's curve.
  public static let continuous: CALayerCornerCurve = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The picture is in the middle.
  public static let center: CALayerContentsGravity = CALayerContentsGravity(rawValue: "center")
  /// The picture is stretched.
  public static let resize: CALayerContentsGravity = CALayerContentsGravity(rawValue: "resize")
  /// The picture is scaled until it fits.
  public static let resizeAspect: CALayerContentsGravity = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The picture is scaled until it fills.
  public static let resizeAspectFill: CALayerContentsGravity = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
