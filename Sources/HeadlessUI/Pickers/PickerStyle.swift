/// The style of a ``Picker``.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The framework's own implementation; an app cannot add styles.
  var kind: PickerStyleKind { get }
}

/// The styles of pickers.
public enum PickerStyleKind: Sendable {
  /// A button that opens a menu.
  case menu
  /// A row of buttons.
  case segmented
  /// A wheel.
  case wheel
  /// All options, one below the other.
  case inline
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// A menu.
  public var kind: PickerStyleKind { .menu }
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// A menu.
  public var kind: PickerStyleKind { .menu }
}

/// A row of buttons; in the element tree a `segmentedControl`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Segments.
  public var kind: PickerStyleKind { .segmented }
}

/// A wheel; in the element tree a `picker` with a `pickerWheel`.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// A wheel.
  public var kind: PickerStyleKind { .wheel }
}

/// All options, one below the other; in a list or a form, a row for each.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// All options at once.
  public var kind: PickerStyleKind { .inline }
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

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyleKind.menu
}

extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  ///
  /// A picker keeps the style that it was created with.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { environment(\.pickerStyle, style.kind) }
}
