/// A type that defines the appearance and behavior of menus.
///
/// The body of the style replaces the menu.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view that replaces a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the menu that the style is applied to.
  typealias Configuration = MenuStyleConfiguration
}

/// The properties of the menu that a style is applied to.
public struct MenuStyleConfiguration {
  /// The type-erased label of a menu.
  public typealias Label = _LabelAndContent<DefaultMenuStyle>.Label
  /// The type-erased content of a menu.
  public typealias Content = _LabelAndContent<DefaultMenuStyle>.Content

  let label: Label
  let content: @MainActor () -> Content
  let primaryAction: (() -> Void)?
}

extension MenuStyle where Self: _StandardStyle {
  /// Creates the menu in its standard appearance.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The default style: a button that opens the menu.
public struct DefaultMenuStyle: MenuStyle, _StandardStyle {
  /// Creates a default menu style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: a button that opens the menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style with a button that opens the menu.
///
/// The button shows the menu's label.
public struct ButtonMenuStyle: MenuStyle, _StandardStyle {
  /// Creates a button menu style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style with a button that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style with a borderless button that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle, _StandardStyle {
  /// Creates a borderless button menu style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style with a borderless button that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of the menus in this view.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    applying(style, to: MenuStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
