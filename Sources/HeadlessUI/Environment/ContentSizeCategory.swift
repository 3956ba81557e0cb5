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

  fileprivate init(_ size: DynamicTypeSize) {
    switch size {
    case .xSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .xLarge: self = .extraLarge
    case .xxLarge: self = .extraExtraLarge
    case .xxxLarge: self = .extraExtraExtraLarge
    case .accessibility1: self = .accessibilityMedium
    case .accessibility2: self = .accessibilityLarge
    case .accessibility3: self = .accessibilityExtraLarge
    case .accessibility4: self = .accessibilityExtraExtraLarge
    case .accessibility5: self = .accessibilityExtraExtraExtraLarge
    }
  }

  fileprivate var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }

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
