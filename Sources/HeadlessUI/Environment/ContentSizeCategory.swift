public import UIKit

/// The size of text, in the form that preceded ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The standard text sizes.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The accessibility text sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the accessibility text sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Creates a size from a UIKit content size category, or returns `nil` if the category is unknown.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  // Both types have the same sizes in the same order.
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
  /// Setting it sets `\.dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
