import Foundation

/// A size of text that a person has chosen.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The usual sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see less.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see less.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
