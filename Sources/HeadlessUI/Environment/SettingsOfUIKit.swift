public import UIKit

extension DynamicTypeSize {
  /// Creates a size from UIKit's name for it; `nil` for a name that is none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    switch uiSizeCategory {
    case .extraSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .xLarge
    case .extraExtraLarge: self = .xxLarge
    case .extraExtraExtraLarge: self = .xxxLarge
    case .accessibilityMedium: self = .accessibility1
    case .accessibilityLarge: self = .accessibility2
    case .accessibilityExtraLarge: self = .accessibility3
    case .accessibilityExtraExtraLarge: self = .accessibility4
    case .accessibilityExtraExtraExtraLarge: self = .accessibility5
    default: return nil
    }
  }
}

extension UIContentSizeCategory {
  /// Creates UIKit's name for a size of text; `unspecified` for `nil`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    switch dynamicTypeSize {
    case nil: self = .unspecified
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
}

extension ColorScheme {
  /// Creates a color scheme from UIKit's name for it; `nil` where it is not known.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates UIKit's name for a color scheme; `unspecified` for `nil`.
  public init(_ colorScheme: ColorScheme?) { self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified }
}

extension LayoutDirection {
  /// Creates a layout direction from UIKit's name for it.
  public init?(_ uiLayoutDirection: UIUserInterfaceLayoutDirection) { self = uiLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
