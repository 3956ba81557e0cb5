import Foundation

extension TextField where Label == Text {
  /// Creates a text field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(placeholder: titleKey.string, text: text) }

  /// Creates a text field with a title and a prompt.
  ///
  /// An empty field shows the prompt instead of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(placeholder: prompt?.string ?? titleKey.string, text: text) }

  /// Creates a text field with a title and an axis along which it can grow.
  ///
  /// With a vertical axis, the field becomes taller as its text wraps.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(placeholder: titleKey.string, text: text, axis: axis) }

  /// Creates a text field with a title and an axis along which it can grow.
  ///
  /// With a vertical axis, the field becomes taller as its text wraps.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) { self.init(placeholder: String(title), text: text, axis: axis) }

  /// Creates a text field with a title, a prompt, and an axis along which it can grow.
  ///
  /// With a vertical axis, the field becomes taller as its text wraps.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(placeholder: prompt?.string ?? titleKey.string, text: text, axis: axis)
  }

  /// Creates a text field with a title, a prompt, and an axis along which it can grow.
  ///
  /// With a vertical axis, the field becomes taller as its text wraps.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(placeholder: prompt?.string ?? String(title), text: text, axis: axis)
  }
}

extension TextField {
  /// Creates a text field with a custom label, a prompt, and an axis along which it can grow.
  ///
  /// With a vertical axis, the field becomes taller as its text wraps.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(placeholder: prompt?.string ?? (label() as? Text)?.string ?? "", text: text, axis: axis)
  }
}

extension SecureField {
  /// Creates a secure field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey.string, text: text) }

  /// Creates a secure field with a title and a prompt.
  ///
  /// An empty field shows the prompt instead of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(titleKey.string, text: text, prompt: prompt) }

  /// Creates a secure field with a custom label and a prompt.
  ///
  /// The label isn't shown on iPhone.
  public init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init((label() as? Text)?.string ?? "", text: text, prompt: prompt)
  }
}
