import Foundation
import ScreenModel

/// A control for editing text, usually in a single line.
///
/// Its element is a `textField`, or a `textView` if the field grows downward.
/// The title is the placeholder. As in XCUITest, it's also the value of the element while the field is empty.
public struct TextField<Label: View>: View, TransparentView {
  private let title: String
  private let kind: TextFieldKind

  init(title: String, kind: TextFieldKind) {
    self.title = title
    self.kind = kind
  }

  init(placeholder title: String, text: Binding<String>, axis: Axis = .horizontal) { self.init(title: title, kind: .plain(text, axis)) }

  /// Creates a text field with a label that can be any view.
  ///
  /// The field shows the prompt while it's empty or, without a prompt, the text of the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(placeholder: prompt?.string ?? (label() as? Text)?.string ?? "", text: text)
  }

  /// The standard field, or the view that the current text field style creates.
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

/// The value that a text field edits.
enum TextFieldKind {
  case plain(Binding<String>, Axis)
  /// A string, with actions that run when the focus changes and when the Return key is pressed.
  case observed(Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
  /// A value that isn't a string.
  case converted(TextConversion)
}

extension TextField where Label == Text {
  /// Creates a text field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.init(placeholder: String(title), text: text) }

  /// Creates a text field with a title and a prompt.
  ///
  /// The empty field shows the prompt instead of the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(placeholder: prompt?.string ?? String(title), text: text)
  }
}

/// A control for entering a password.
///
/// Its element is a `secureTextField` whose value contains a bullet for each character.
public struct SecureField: View, TransparentView {
  private let title: String
  private let text: Binding<String>

  /// Creates a secure field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Creates a secure field with a title and a prompt.
  ///
  /// The empty field shows the prompt instead of the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = prompt?.string ?? String(title)
    self.text = text
  }

  /// The field that hides its text.
  public var body: some View { TextInput(title: title, text: text, kind: .secureTextField) }
}
