import Foundation

/// A text size that the user can select.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The standard sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
