import ScreenModel

/// A custom appearance for buttons that also decides when the button's action runs.
///
/// The style runs the action with ``PrimitiveButtonStyleConfiguration/trigger()``.
///
/// Built-in styles don't change elements.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the content of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the button that the style is applied to.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that a style is applied to.
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: View, TransparentView {
    let content: AnyView

    /// The button's label.
    public var body: some View { content }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the button uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// Built-in styles don't change elements.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let identity = StyleIdentity(style)
    let isStandard = style is any _StandardStyle
    let look: ElementLook.Style = (style as? any DrawnStyle)?.drawnStyle ?? .automatic
    return EnvironmentModifierView(content: self, input: identity) { values in
      values.setSystemStyle(look, for: ButtonParts.self)
      if isStandard {
        if values.hasCustomButtonStyle { values.customButtonStyle = nil }
        return
      }
      values.customButtonStyle = AnyButtonStyle(identity, isPrimitive: true, outer: values.customButtonStyle) { parts in
        let configuration = PrimitiveButtonStyleConfiguration(role: parts.role, label: .init(content: parts.label), action: parts.trigger)
        return AnyView(StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
      }
    }
  }
}
