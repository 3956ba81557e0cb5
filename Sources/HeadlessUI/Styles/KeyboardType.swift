/// A type of the software keyboard.
public enum KeyboardType: CaseIterable, Sendable {
  /// Letters.
  case `default`
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Letters, and keys for web addresses.
  case URL
  /// Digits.
  case numberPad
  /// Digits as on a phone.
  case phonePad
  /// Letters, and keys for e-mail addresses.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters, and keys for @ and #.
  case twitter
  /// Letters, and a key for searches on the web.
  case webSearch
}

private struct KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = KeyboardType.default
}

extension EnvironmentValues {
  var keyboardType: KeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}
