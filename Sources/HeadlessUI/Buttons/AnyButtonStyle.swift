/// The parts of a button that are passed to its style.
struct ButtonParts {
  let role: ButtonRole?
  let label: AnyView
  let isPressed: Bool
  let trigger: () -> Void
}

/// A type-erased button style.
typealias AnyButtonStyle = AppliedStyle<ButtonParts>

extension EnvironmentValues {
  /// The custom style that draws buttons, or `nil` if none is set.
  var customButtonStyle: AnyButtonStyle? {
    get {
      guard let ownButtonStyle else { return nil }
      return ownButtonStyle as? AnyButtonStyle
    }
    set { ownButtonStyle = newValue }
  }

  /// Whether a custom style draws buttons.
  var hasCustomButtonStyle: Bool { ownButtonStyle != nil }
}

/// The label of a button, drawn by the button style that applies to it.
struct StyledButtonLabel<Label: View>: View, TransparentView {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  let trigger: () -> Void
  @Environment(\.customButtonStyle) private var style

  init(label: Label, role: ButtonRole?, isPressed: Bool, trigger: @escaping () -> Void) {
    self.label = label
    self.role = role
    self.isPressed = isPressed
    self.trigger = trigger
  }

  var body: some View {
    if let style {
      style.make(ButtonParts(role: role, label: AnyView(label), isPressed: isPressed, trigger: trigger)).environment(\.customButtonStyle, style.outer)
    } else {
      label
    }
  }
}
