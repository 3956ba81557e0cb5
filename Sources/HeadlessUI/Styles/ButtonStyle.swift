/// A custom style of buttons, whose body becomes the content of the button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the content of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The button that a style is applied to.
  typealias Configuration = ButtonStyleConfiguration
}

/// The button that a style is applied to.
public struct ButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: View {
    let content: AnyView

    /// The label itself.
    public var body: some View { content }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed: always `false`, because a tap takes no time here.
  public let isPressed: Bool
}

/// A type-erased button style.
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

  // Styles that cannot be compared are treated as different.
  static func == (first: AnyButtonStyle, second: AnyButtonStyle) -> Bool {
    guard first.type == second.type, let value = first.value, let other = second.value else { return false }
    return isEqual(value, other)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool { first == second as? Value }
}

/// The label of a button in the style around it.
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
  /// Applies a custom style to the buttons in this view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { environment(\.customButtonStyle, AnyButtonStyle(style)) }
}
