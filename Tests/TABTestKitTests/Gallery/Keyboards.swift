import HeadlessUI
import Screens

extension Gallery {
  /// An app with one field, by the test side's name for the keyboard that it brings.
  static func field(_ type: Screens.Keyboard.KeyboardType) -> AppUnderTest {
    let kind = kind(of: type)
    return AppUnderTest(name: "Gallery") { KeyboardView(kind) }
  }

  private static func kind(of type: Screens.Keyboard.KeyboardType) -> KeyboardType {
    switch type {
    case .regular: .default
    case .numberPad: .numberPad
    case .decimalPad: .decimalPad
    case .emailAddress: .emailAddress
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .phonePad: .phonePad
    case .twitter: .twitter
    case .url: .URL
    case .webSearch: .webSearch
    }
  }
}
