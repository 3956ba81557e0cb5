/// A type that defines the appearance of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A picker style that the framework defines.
///
/// Apps can't define styles.
@MainActor
protocol SystemPickerStyle: PickerStyle {
  var kind: PickerStyleKind { get }
}

/// The appearance that a picker style selects.
enum PickerStyleKind {
  /// A button that opens a menu.
  case menu
  /// A row of buttons.
  case segmented
  /// A wheel.
  case wheel
  /// A column or rows with all options.
  case inline
  /// A button that pushes a page with the options.
  case link
}

/// The default style of a ``Picker``: a button that shows the options in a menu.
public struct DefaultPickerStyle: SystemPickerStyle {
  /// Creates a default picker style.
  public init() {}

  var kind: PickerStyleKind { .menu }
}

/// A style with a button that opens a menu of the options.
public struct MenuPickerStyle: SystemPickerStyle {
  /// Creates a menu picker style.
  public init() {}

  var kind: PickerStyleKind { .menu }
}

/// A style with a row of buttons.
///
/// The element is a `segmentedControl`.
public struct SegmentedPickerStyle: SystemPickerStyle {
  /// Creates a segmented picker style.
  public init() {}

  var kind: PickerStyleKind { .segmented }
}

/// A style with a wheel.
///
/// The element is a `picker` with a `pickerWheel`.
public struct WheelPickerStyle: SystemPickerStyle {
  /// Creates a wheel picker style.
  public init() {}

  var kind: PickerStyleKind { .wheel }
}

/// A style that shows all options in a column.
///
/// In a list or a form, each option is a row.
public struct InlinePickerStyle: SystemPickerStyle {
  /// Creates an inline picker style.
  public init() {}

  var kind: PickerStyleKind { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, a menu of the options.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with a row of buttons.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows all options in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A style with a row of small buttons.
///
/// The element is a `segmentedControl`.
public struct PalettePickerStyle: SystemPickerStyle {
  /// Creates a palette picker style.
  public init() {}

  var kind: PickerStyleKind { .segmented }
}

/// A style with a button that pushes a page with the options onto the enclosing navigation stack.
///
/// Each option is a row of the page. A tap on an option selects it and goes back.
/// Outside of a navigation stack, the button is disabled, like a ``NavigationLink``.
public struct NavigationLinkPickerStyle: SystemPickerStyle {
  /// Creates a navigation link picker style.
  public init() {}

  var kind: PickerStyleKind { .link }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style with a row of small buttons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a button that pushes a page with the options.
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
