import Foundation
import ScreenModel

/// A field for one line of text; in the element tree a `textField`.
///
/// Its title is the placeholder, and the value of the element while the field is empty, as in XCUITest.
public struct TextField<Label: View>: View, TransparentView {
  private let title: String
  private let text: Binding<String>

  init(title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// Creates a field with a label of any views; the prompt or, without one, the text of the label is the placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: prompt?.string ?? (label() as? Text)?.string ?? "", text: text)
  }

  /// The content of the field, or what a style around makes of it.
  public var body: some View {
    let (title, text) = (title, text)
    return StyledView {
      TextField<_TextFieldStyleLabel>(title: title, text: text)
    } standard: {
      TextInput(title: title, text: text, kind: .textField)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.init(title: String(title), text: text) }

  /// Creates a field with a title and a prompt, which is shown in place of the title while the field is empty.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt?.string ?? String(title), text: text)
  }
}

/// A field for a password; in the element tree a `secureTextField` whose value has a bullet for each character.
public struct SecureField: View, TransparentView {
  private let title: String
  private let text: Binding<String>

  /// Creates a field with a title.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Creates a field with a title and a prompt, which is shown in place of the title while the field is empty.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = prompt?.string ?? String(title)
    self.text = text
  }

  /// The content of the field.
  public var body: some View { TextInput(title: title, text: text, kind: .secureTextField) }
}
