public import UIKit

/// A size of text, as SwiftUI named it before ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The usual sizes.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people who see less.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for people who see less.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Creates a size from UIKit's name for it; `nil` for a name that is none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  // Both name the same sizes, in the same order.
  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.position] }

  fileprivate var dynamicTypeSize: DynamicTypeSize { zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

  /// Whether the first size is smaller.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize < second.dynamicTypeSize }
  /// Whether the first size is smaller or the same.
  public static func <= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize <= second.dynamicTypeSize }
  /// Whether the first size is larger.
  public static func > (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize > second.dynamicTypeSize }
  /// Whether the first size is larger or the same.
  public static func >= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.dynamicTypeSize >= second.dynamicTypeSize }
}

extension EnvironmentValues {
  /// The size of text by its older name; setting it sets `\.dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
