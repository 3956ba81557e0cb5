/// The style of a ``Picker``.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A style of pickers that the framework knows: an app cannot add styles.
@MainActor
protocol SystemPickerStyle: PickerStyle {
  var kind: PickerStyleKind { get }
}

/// What a picker is made of.
enum PickerStyleKind {
  /// A button that opens a menu.
  case menu
  /// A row of buttons.
  case segmented
  /// A wheel.
  case wheel
  /// All options, one below the other.
  case inline
  /// A button that pushes a page with the options.
  case link
}

/// The default style of a ``Picker``: a button that shows the options in a menu.
public struct DefaultPickerStyle: SystemPickerStyle {
  /// Creates the style.
  public init() {}

  var kind: PickerStyleKind { .menu }
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: SystemPickerStyle {
  /// Creates the style.
  public init() {}

  var kind: PickerStyleKind { .menu }
}

/// A row of buttons; in the element tree a `segmentedControl`.
public struct SegmentedPickerStyle: SystemPickerStyle {
  /// Creates the style.
  public init() {}

  var kind: PickerStyleKind { .segmented }
}

/// A wheel; in the element tree a `picker` with a `pickerWheel`.
public struct WheelPickerStyle: SystemPickerStyle {
  /// Creates the style.
  public init() {}

  var kind: PickerStyleKind { .wheel }
}

/// All options, one below the other; in a list or a form, a row for each.
public struct InlinePickerStyle: SystemPickerStyle {
  /// Creates the style.
  public init() {}

  var kind: PickerStyleKind { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of buttons.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A row of small buttons; in the element tree a `segmentedControl`.
public struct PalettePickerStyle: SystemPickerStyle {
  /// Creates the style.
  public init() {}

  var kind: PickerStyleKind { .segmented }
}

/// A button that pushes a page with the options, a row for each, onto the navigation stack around; a tap on an option selects it and goes back.
///
/// Outside of a navigation stack the button is disabled, as a ``NavigationLink`` is.
public struct NavigationLinkPickerStyle: SystemPickerStyle {
  /// Creates the style.
  public init() {}

  var kind: PickerStyleKind { .link }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of small buttons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A button that pushes a page with the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  @Entry var pickerStyle = PickerStyleKind.menu
}

extension View {
  /// Sets the style of the pickers in this view.
  ///
  /// A picker keeps the style that it was created with.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { environment(\.pickerStyle, (style as? any SystemPickerStyle)?.kind ?? .menu) }
}
