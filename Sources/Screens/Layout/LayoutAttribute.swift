import HeadlessXCUI

/// An attribute of an element’s frame on the screen that layout conditions compare.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The leading edge: the left edge, or the right edge in right-to-left layouts.
  case leading
  /// The trailing edge: the right edge, or the left edge in right-to-left layouts.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal center.
  case centerX
  /// The vertical center.
  case centerY

  /// Returns the attribute's value in a frame, in points.
  @MainActor
  func value(in frame: CGRect) -> Double {
    let value: CGFloat =
      switch self {
      case .left: frame.minX
      case .right: frame.maxX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .leading: HeadlessDriver.isRightToLeft ? frame.maxX : frame.minX
      case .trailing: HeadlessDriver.isRightToLeft ? frame.minX : frame.maxX
      case .width: frame.width
      case .height: frame.height
      case .centerX: frame.midX
      case .centerY: frame.midY
      }
    return Double(value)
  }

  var words: String {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: "\(rawValue) edge"
    case .width, .height: rawValue
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    }
  }
}

/// A relation between two values: equal, at most, or at least.
public enum LayoutRelation: String, CaseIterable, Hashable, Sendable {
  /// The first value is less than or equal to the second.
  case lessThanOrEqual
  /// The values are equal.
  case equal
  /// The first value is greater than or equal to the second.
  case greaterThanOrEqual

  var words: String {
    switch self {
    case .lessThanOrEqual: "at most"
    case .equal: "equal to"
    case .greaterThanOrEqual: "at least"
    }
  }
}
