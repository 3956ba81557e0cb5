public import UIKit

/// The size of text.
///
/// In new code, use ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// An extra small text size.
  case extraSmall
  /// A small text size.
  case small
  /// A medium text size.
  case medium
  /// A large text size, which is the default.
  case large
  /// An extra large text size.
  case extraLarge
  /// An extra extra large text size.
  case extraExtraLarge
  /// The largest of the standard text sizes.
  case extraExtraExtraLarge
  /// The smallest of the accessibility text sizes.
  case accessibilityMedium
  /// The second of the accessibility text sizes.
  case accessibilityLarge
  /// The third of the accessibility text sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility text sizes.
  case accessibilityExtraExtraLarge
  /// The largest of the accessibility text sizes.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the accessibility text sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Creates a size from a UIKit content size category, or returns `nil` if the category is unknown.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  // Convert by position, because `ContentSizeCategory` and `DynamicTypeSize` have the same sizes in the same order.
  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.position] }

  fileprivate var dynamicTypeSize: DynamicTypeSize { zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

  /// Returns whether the first size is smaller.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize < second.dynamicTypeSize }
  /// Returns whether the first size is smaller or equal.
  public static func <= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize <= second.dynamicTypeSize }
  /// Returns whether the first size is larger.
  public static func > (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize > second.dynamicTypeSize }
  /// Returns whether the first size is larger or equal.
  public static func >= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize >= second.dynamicTypeSize }
}

extension EnvironmentValues {
  /// The size of text as a content size category.
  ///
  /// Setting the category also sets `\.dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
