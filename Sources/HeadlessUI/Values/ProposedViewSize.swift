import Foundation

/// The size that a container proposes to a view, in points.
///
/// If a length is `nil`, the container requests the view's ideal length along that axis.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, or `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height, or `nil` for the ideal height.
  public var height: CGFloat?

  /// A proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal with a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal with the width and height of a size.
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Returns the proposed size, with missing lengths replaced by the lengths of another size.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

typealias ProposedSize = ProposedViewSize

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// A set of axes, for example the axes of a scroll view.
  public struct Set: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: Int8

    /// Creates a set from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGFloat {
  /// The value rounded up to a whole point, so frames are the same on all machines.
  var roundedUp: CGFloat { rounded(.up) }
}
