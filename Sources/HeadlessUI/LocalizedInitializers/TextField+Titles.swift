import Foundation

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(placeholder: titleKey.string, text: text) }

  /// Creates a field with a title and a prompt.
  ///
  /// The empty field shows the prompt instead of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(placeholder: prompt?.string ?? titleKey.string, text: text) }

  /// Creates a field with an axis.
  ///
  /// If the axis is vertical, the field grows downward with its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(placeholder: titleKey.string, text: text, axis: axis) }

  /// Creates a field with an axis.
  ///
  /// If the axis is vertical, the field grows downward with its text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) { self.init(placeholder: String(title), text: text, axis: axis) }

  /// Creates a field with a prompt and an axis.
  ///
  /// If the axis is vertical, the field grows downward with its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(placeholder: prompt?.string ?? titleKey.string, text: text, axis: axis)
  }

  /// Creates a field with a prompt and an axis.
  ///
  /// If the axis is vertical, the field grows downward with its text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(placeholder: prompt?.string ?? String(title), text: text, axis: axis)
  }
}

extension TextField {
  /// Creates a field with an axis and a label that can be any view.
  ///
  /// If the axis is vertical, the field grows downward with its text.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(placeholder: prompt?.string ?? (label() as? Text)?.string ?? "", text: text, axis: axis)
  }
}

extension SecureField {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey.string, text: text) }

  /// Creates a field with a title and a prompt.
  ///
  /// The empty field shows the prompt instead of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(titleKey.string, text: text, prompt: prompt) }

  /// Creates a field with a prompt and a label.
  ///
  /// A phone doesn't show the label.
  public init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init((label() as? Text)?.string ?? "", text: text, prompt: prompt)
  }
}
