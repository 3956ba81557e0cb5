/// A style of toggles, whose body becomes the toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = ToggleStyleConfiguration
}

/// The toggle that a style is applied to.
public struct ToggleStyleConfiguration {
  /// The type-erased label of a toggle.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label of a toggle itself.
    public var body: some View { part }
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; `$isOn` is the binding.
  @Binding public var isOn: Bool
  /// Whether the values of a toggle for several are not all the same.
  public var isMixed: Bool
}

extension ToggleStyle where Self: _StandardStyle {
  /// Creates the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The default style of toggles: a switch, one element of type `switch`.
public struct DefaultToggleStyle: ToggleStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle shown as a switch: one element of type `switch`, with the value “1” or “0”.
public struct SwitchToggleStyle: ToggleStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint, which a headless screen does not show.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed; to accessibility it is a switch as well.
public struct ButtonToggleStyle: ToggleStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed; to accessibility it is a switch as well.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in this view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    applying(style, to: ToggleStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
