import Foundation

/// A text size that the user can select.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest standard size.
  case xSmall
  /// The second-smallest standard size.
  case small
  /// The size below the default size.
  case medium
  /// The default size.
  case large
  /// The size above the default size.
  case xLarge
  /// The second-largest standard size.
  case xxLarge
  /// The largest standard size.
  case xxxLarge
  /// The first accessibility text size.
  case accessibility1
  /// The second accessibility text size.
  case accessibility2
  /// The third accessibility text size.
  case accessibility3
  /// The fourth accessibility text size.
  case accessibility4
  /// The fifth and largest accessibility text size.
  case accessibility5

  /// A Boolean value that indicates whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
