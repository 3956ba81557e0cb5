extension UIView {
  /// An axis of layout.
  public enum LayoutAxis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// Sets the priority of keeping the view from growing beyond its intrinsic size.
  ///
  /// On the simulated device, the priority has no effect.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {}

  /// Sets the priority of keeping the view from shrinking below its intrinsic size.
  ///
  /// On the simulated device, the priority has no effect.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {}
}

/// The priority of a layout constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, up to 1000.
  public let rawValue: Float

  /// Creates a layout priority from a number up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a layout priority from a number up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A required constraint.
  public static let required: UILayoutPriority = UILayoutPriority(1000)
  /// A high priority.
  public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
  /// A low priority.
  public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
}
