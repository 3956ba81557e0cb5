import Foundation
import ScreenModel

/// A field for text; in the element tree a `textField`, or a `textView` where it grows downwards.
///
/// Its title is the placeholder, and the value of the element while the field is empty, as in XCUITest.
public struct TextField: View, TransparentView {
  private enum Kind {
    case plain(Binding<String>, Axis)
    case observed(ObservedTextField)
    case converted(ConvertedTextField)
  }

  private let title: String
  private let kind: Kind

  init(placeholder title: String, text: Binding<String>, axis: Axis = .horizontal) {
    self.title = title
    kind = .plain(text, axis)
  }

  init(placeholder title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
    self.title = title
    kind = .observed(ObservedTextField(title: title, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  init(placeholder title: String, conversion: TextConversion) {
    self.title = title
    kind = .converted(ConvertedTextField(title: title, conversion: conversion))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.init(placeholder: String(title), text: text) }

  /// Creates a field with a title and a prompt, which is shown in place of the title while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(placeholder: prompt?.string ?? String(title), text: text)
  }

  /// The content of the field.
  public var body: some View {
    switch kind {
    case .plain(let text, let axis): TextInput(title: title, text: text, kind: axis == .vertical ? .textView : .textField, grows: axis == .vertical)
    case .observed(let field): field
    case .converted(let field): field
    }
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
