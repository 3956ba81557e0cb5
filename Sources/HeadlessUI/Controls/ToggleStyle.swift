import ScreenModel

/// A custom appearance and behavior for toggles.
///
/// The style's body replaces the toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the toggle that the style is applied to.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that a style is applied to.
public struct ToggleStyleConfiguration {
  /// The type-erased label of a toggle.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label of the toggle.
    public var body: some View { part }
  }

  /// The label of the toggle.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on.
  ///
  /// `$isOn` is a binding to the value.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the values that a toggle represents differ.
  public var isMixed: Bool
}

extension ToggleStyle where Self: _StandardStyle {
  /// Creates a toggle without a custom style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The default toggle style, which shows a switch.
///
/// In the element tree, a toggle with this style is a `switch`.
public struct DefaultToggleStyle: ToggleStyle, _StandardStyle {
  /// Creates a default toggle style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style, which shows a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle style that shows a switch.
///
/// In the element tree, a toggle with this style is a `switch` with the value "1" or "0".
public struct SwitchToggleStyle: ToggleStyle, _StandardStyle {
  /// Creates a switch toggle style.
  public init() {}
  /// Creates a switch toggle style with a tint.
  ///
  /// The tint has no effect.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that shows a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A toggle style that shows a button that stays pressed.
///
/// In the element tree, a toggle with this style is a `switch`.
public struct ButtonToggleStyle: ToggleStyle, _StandardStyle, DrawnStyle {
  /// Creates a button toggle style.
  public init() {}

  var drawnStyle: ElementLook.Style { .button }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that shows a button that stays pressed.
  ///
  /// In the element tree, a toggle with this style is a `switch`.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in this view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    applying(style, to: ToggleStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
