/// A software keyboard's layout.
public enum KeyboardType: CaseIterable, Sendable {
  /// Letters.
  case `default`
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Letters with what a web address needs.
  case URL
  /// Digits alone.
  case numberPad
  /// Digits as on a phone.
  case phonePad
  /// Letters with what an e-mail address needs.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters with @ and #.
  case twitter
  /// Letters with what a search needs.
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
