public import UIKit

extension DynamicTypeSize {
  /// Creates a size from UIKit's name for it; `nil` for a name that is none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let match = zip(UIContentSizeCategory.bySize, Self.allCases).first(where: { $0.0 == uiSizeCategory }) else { return nil }
    self = match.1
  }

  /// Where it stands among all sizes.
  var position: Int { Self.allCases.prefix { $0 < self }.count }
}

extension UIContentSizeCategory {
  /// Creates UIKit's name for a size of text; `unspecified` for `nil`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize.map { Self.bySize[$0.position] } ?? .unspecified }
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

extension EdgeInsets {
  /// Creates insets from UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates UIKit's insets from SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) { self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing) }
}

extension LayoutDirection {
  /// Creates a layout direction from UIKit's name for it.
  public init?(_ uiLayoutDirection: UIUserInterfaceLayoutDirection) { self = uiLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
