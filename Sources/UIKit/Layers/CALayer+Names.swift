public import Foundation

/// The delegate of a layer.
///
/// [Apple: CALayerDelegate](https://developer.apple.com/documentation/quartzcore/calayerdelegate)
public protocol CALayerDelegate: NSObjectProtocol {}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: UInt

  /// Creates a set of corners from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
  /// The top-right corner.
  public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular curve.
  public static let circular: CALayerCornerCurve = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve, as used by the system.
  public static let continuous: CALayerCornerCurve = CALayerCornerCurve(rawValue: "continuous")
}

/// The way that contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents are centered.
  public static let center: CALayerContentsGravity = CALayerContentsGravity(rawValue: "center")
  /// The contents are stretched.
  public static let resize: CALayerContentsGravity = CALayerContentsGravity(rawValue: "resize")
  /// The contents are scaled to fit, keeping their aspect ratio.
  public static let resizeAspect: CALayerContentsGravity = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are scaled to fill, keeping their aspect ratio.
  public static let resizeAspectFill: CALayerContentsGravity = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
