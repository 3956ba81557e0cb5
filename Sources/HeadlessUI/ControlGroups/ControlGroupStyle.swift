/// A custom appearance and layout for control groups.
///
/// The style's body replaces the control group.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the control group that the style is applied to.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group that a style is applied to.
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
  /// Creates a control group without a custom style.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The default control group style, which shows the controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates an automatic control group style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style, which shows the controls in a row.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A control group style for navigation, which shows the controls in a row.
public struct NavigationControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates a navigation control group style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A control group style for navigation, which shows the controls in a row.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A control group style that shows a row of small controls.
public struct PaletteControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates a palette control group style.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A control group style that shows a row of small controls.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A control group style for menus.
///
/// On the simulated device, the controls are shown in a row.
public struct MenuControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates a menu control group style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A control group style for menus.
  ///
  /// On the simulated device, the controls are shown in a row.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A control group style that shows a compact row in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, _StandardStyle {
  /// Creates a compact menu control group style.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A control group style that shows a compact row in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups in this view.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    applying(style, to: ControlGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
