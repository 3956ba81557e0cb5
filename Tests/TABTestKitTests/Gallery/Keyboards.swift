import HeadlessUI
import Screens

extension Gallery {
  /// Returns an app with a field that has a keyboard of the given type.
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
