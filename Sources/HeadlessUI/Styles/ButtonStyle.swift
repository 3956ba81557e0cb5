/// A team's own look of buttons: what its body makes of a button's label stands in the button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Makes what stands in a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The button that a style is applied to.
  typealias Configuration = ButtonStyleConfiguration
}

/// The button that a style is applied to.
public struct ButtonStyleConfiguration {
  /// The label of a button, its type hidden.
  public struct Label: View {
    let content: AnyView

    /// The label itself.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is on the button: never, as a tap takes no time here.
  public let isPressed: Bool
}

/// A button style whose type is hidden.
struct AnyButtonStyle: Equatable {
  let make: @MainActor (ButtonStyleConfiguration) -> AnyView
  private let type: ObjectIdentifier
  private let value: (any Equatable)?

  @MainActor
  init<Style: ButtonStyle>(_ style: Style) {
    make = { AnyView(style.makeBody(configuration: $0)) }
    type = ObjectIdentifier(Style.self)
    value = style as? any Equatable
  }

  // Two styles of one type without values to compare may differ: only those that are known to be equal are.
  static func == (first: AnyButtonStyle, second: AnyButtonStyle) -> Bool {
    guard first.type == second.type, let value = first.value, let other = second.value else { return false }
    return isEqual(value, other)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool { first == second as? Value }
}

/// The label of a button as the style around it wants it.
struct StyledButtonLabel<Label: View>: View, TransparentView {
  let label: Label
  let role: ButtonRole?
  @Environment(\.customButtonStyle) private var style

  init(label: Label, role: ButtonRole?) {
    self.label = label
    self.role = role
  }

  var body: some View {
    if let style {
      style.make(ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: false))
    } else {
      label
    }
  }
}

extension View {
  /// Applies a team's own style to the buttons in this view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { environment(\.customButtonStyle, AnyButtonStyle(style)) }
}
