import HeadlessXCUI

/// A part of an element’s frame on the screen that layout is about.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge where a line of text begins: the left one, or the right one where the app is laid out from right to left.
  case leading
  /// The edge where a line of text ends: the right one, or the left one where the app is laid out from right to left.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between the left and the right edge.
  case centerX
  /// The middle between the upper and the lower edge.
  case centerY

  /// Its value in a frame, in points.
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

/// How two measures are related: equal, at most, at least.
public enum LayoutRelation: String, CaseIterable, Hashable, Sendable {
  /// The first is less than the second, or equal to it.
  case lessThanOrEqual
  /// They are equal.
  case equal
  /// The first is greater than the second, or equal to it.
  case greaterThanOrEqual

  var words: String {
    switch self {
    case .lessThanOrEqual: "at most"
    case .equal: "equal to"
    case .greaterThanOrEqual: "at least"
    }
  }
}
