public import UIKit

extension DynamicTypeSize {
  /// Creates a size from a UIKit content size category, or returns `nil` if the category is unknown.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let match = zip(UIContentSizeCategory.bySize, Self.allCases).first(where: { $0.0 == uiSizeCategory }) else { return nil }
    self = match.1
  }

  /// The position of the size among all sizes, starting with the smallest at 0.
  var position: Int { Self.allCases.prefix { $0 < self }.count }
}

extension UIContentSizeCategory {
  /// Creates a content size category from a text size, or `unspecified` from `nil`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize.map { Self.bySize[$0.position] } ?? .unspecified }
}

extension ColorScheme {
  /// Creates a color scheme from a UIKit interface style, or returns `nil` for `unspecified`.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates a UIKit interface style from a color scheme, or `unspecified` from `nil`.
  public init(_ colorScheme: ColorScheme?) { self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified }
}

extension EdgeInsets {
  /// Creates edge insets from UIKit directional edge insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates UIKit directional edge insets from SwiftUI edge insets.
  public init(_ edgeInsets: EdgeInsets) { self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing) }
}

extension LayoutDirection {
  /// Creates a layout direction from a UIKit layout direction.
  public init?(_ uiLayoutDirection: UIUserInterfaceLayoutDirection) { self = uiLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
