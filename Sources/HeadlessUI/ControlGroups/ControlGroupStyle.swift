/// A style of control groups, whose body becomes the control group.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The control group that a style is applied to.
public struct ControlGroupStyleConfiguration {
  /// The type-erased label of a control group.
  public typealias Label = _LabelAndContent<AutomaticControlGroupStyle>.Label
  /// The type-erased content of a control group.
  public typealias Content = _LabelAndContent<AutomaticControlGroupStyle>.Content

  /// The label of the control group.
  public let label: Label
  /// The content of the control group.
  public let content: Content
}

extension ControlGroupStyle where Self: _StandardStyle {
  /// Creates the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The default style: the controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: the controls in a row.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A row of controls as for going back and forth.
public struct NavigationControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row of controls as for going back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A control group as a row of small controls.
public struct PaletteControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of small controls.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A menu, whose controls stand in a row here.
public struct MenuControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu, whose controls stand in a row here.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A compact row in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A compact row in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups in this view.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    applying(style, to: ControlGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
