import Foundation
import ScreenModel

/// A field for text; in the element tree a `textField`, or a `textView` where it grows downwards.
///
/// Its title is the placeholder, and the value of the element while the field is empty, as in XCUITest.
public struct TextField<Label: View>: View, TransparentView {
  private let title: String
  private let kind: TextFieldKind

  init(title: String, kind: TextFieldKind) {
    self.title = title
    self.kind = kind
  }

  init(placeholder title: String, text: Binding<String>, axis: Axis = .horizontal) { self.init(title: title, kind: .plain(text, axis)) }

  /// Creates a field with a label of any views; the prompt or, without one, the text of the label is the placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(placeholder: prompt?.string ?? (label() as? Text)?.string ?? "", text: text)
  }

  /// The content of the field, or what a style around makes of it.
  public var body: some View {
    let (title, kind) = (title, kind)
    return StyledView {
      TextField<_TextFieldStyleLabel>(title: title, kind: kind)
    } standard: {
      switch kind {
      case .plain(let text, let axis): TextInput(title: title, text: text, kind: axis == .vertical ? .textView : .textField, grows: axis == .vertical)
      case .observed(let text, let onEditingChanged, let onCommit):
        ObservedTextField(title: title, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
      case .converted(let conversion): ConvertedTextField(title: title, conversion: conversion)
      }
    }
  }
}

/// What a text field edits.
enum TextFieldKind {
  case plain(Binding<String>, Axis)
  /// A text, with actions for the focus and the return key.
  case observed(Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
  /// A value that is no text.
  case converted(TextConversion)
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.init(placeholder: String(title), text: text) }

  /// Creates a field with a title and a prompt, which is shown in place of the title while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(placeholder: prompt?.string ?? String(title), text: text)
  }
}

/// A field for a password; in the element tree a `secureTextField` whose value has a bullet for each character.
public struct SecureField: View, TransparentView {
  private let title: String
  private let text: Binding<String>

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Creates a field with a title and a prompt, which is shown in place of the title while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = prompt?.string ?? String(title)
    self.text = text
  }

  /// The content of the field.
  public var body: some View { TextInput(title: title, text: text, kind: .secureTextField) }
}
