import Foundation

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(placeholder: titleKey.string, text: text) }

  /// Creates a field with a title and a prompt, which is shown in place of the title while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(placeholder: prompt?.string ?? titleKey.string, text: text) }

  /// Creates a field that grows along an axis: downwards, where it is the vertical one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(placeholder: titleKey.string, text: text, axis: axis) }

  /// Creates a field that grows along an axis: downwards, where it is the vertical one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) { self.init(placeholder: String(title), text: text, axis: axis) }

  /// Creates a field with a prompt that grows along an axis: downwards, where it is the vertical one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(placeholder: prompt?.string ?? titleKey.string, text: text, axis: axis)
  }

  /// Creates a field with a prompt that grows along an axis: downwards, where it is the vertical one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(placeholder: prompt?.string ?? String(title), text: text, axis: axis)
  }
}

extension TextField {
  /// Creates a field with a label of any views that grows along an axis: downwards, where it is the vertical one.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(placeholder: prompt?.string ?? (label() as? Text)?.string ?? "", text: text, axis: axis)
  }
}

extension SecureField {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey.string, text: text) }

  /// Creates a field with a title and a prompt, which is shown in place of the title while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(titleKey.string, text: text, prompt: prompt) }

  /// Creates a field with a prompt, and a label of any views that a phone does not show.
  public init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init((label() as? Text)?.string ?? "", text: text, prompt: prompt)
  }
}
