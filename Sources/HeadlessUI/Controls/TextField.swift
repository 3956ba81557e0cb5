import Foundation
import ScreenModel

/// A field for one line of text; a `textField` in the element tree.
///
/// Its title is the placeholder, and XCUITest's value while it is empty.
public struct TextField: View, TransparentView {
  private let title: String
  private let text: Binding<String>

  /// Makes a field with a title.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Makes a field with a title and a text that is shown in the title's place while the field is empty.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = prompt?.string ?? String(title)
    self.text = text
  }

  /// The field itself.
  public var body: some View { TextInput(title: title, text: text, kind: .textField) }
}

/// A field for a password; a `secureTextField` in the element tree, its value a bullet for each character.
public struct SecureField: View, TransparentView {
  private let title: String
  private let text: Binding<String>

  /// Makes a field with a title.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Makes a field with a title and a text that is shown in the title's place while the field is empty.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = prompt?.string ?? String(title)
    self.text = text
  }

  /// The field itself.
  public var body: some View { TextInput(title: title, text: text, kind: .secureTextField) }
}
