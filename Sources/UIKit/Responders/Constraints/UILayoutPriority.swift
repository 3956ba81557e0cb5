extension UIView {
  /// An axis of a layout.
  public enum LayoutAxis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How firmly a view keeps its size, of which a stand-in knows nothing.
  ///
  /// It changes no element.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {}

  /// How firmly a view keeps its content from being cut, of which a stand-in knows nothing.
  ///
  /// It changes no element.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {}
}

/// How firm a wish for a layout is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, up to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to be.
  public static let required: UILayoutPriority = UILayoutPriority(1000)
  /// It is wished for.
  public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
  /// It is welcome.
  public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
}
