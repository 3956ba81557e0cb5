/// A custom appearance for buttons.
///
/// The style's body becomes the content of the button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the content of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the button that the style is applied to.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a style is applied to.
public struct ButtonStyleConfiguration {
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
  /// A Boolean value that indicates whether the button is pressed.
  ///
  /// A button is pressed from the moment a finger touches it until the finger is lifted or moves away to scroll.
  public let isPressed: Bool
}

extension View {
  /// Applies a custom style to the buttons and links in this view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    let identity = StyleIdentity(style)
    return EnvironmentModifierView(content: self, input: identity) { values in
      values.setSystemStyle(.automatic, for: ButtonParts.self)
      values.customButtonStyle = AnyButtonStyle(identity, isPrimitive: false, outer: values.customButtonStyle) { parts in
        let configuration = ButtonStyleConfiguration(role: parts.role, label: .init(content: parts.label), isPressed: parts.isPressed)
        return AnyView(StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
      }
    }
  }
}
