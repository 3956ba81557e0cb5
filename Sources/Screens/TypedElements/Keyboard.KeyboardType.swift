import HeadlessXCUI

extension Keyboard {
  /// The types of software keyboard, which have different keys.
  public enum KeyboardType: CaseIterable, Sendable {
    /// Letters, with digits and symbols on another page.
    case regular
    /// Digits only.
    case numberPad
    /// Digits and a decimal point.
    case decimalPad
    /// Letters, with @ and a period next to the space bar.
    case emailAddress
    /// Digits and symbols, with letters on another page.
    case numbersAndPunctuation
    /// Digits, with the star and the hash on another page.
    case phonePad
    /// Letters, with @ and #.
    case twitter
    /// Letters, with a period, a slash and “.com”, but without a space bar.
    case url
    /// Letters, with a period next to the space bar.
    case webSearch

    /// The ids of keys that identify the type, because a keyboard of this type has them or doesn't have them.
    fileprivate var probes: (present: [String], absent: [String]) {
      switch self {
      case .twitter: (["a", "space", "@", "#"], [])
      case .emailAddress: (["a", "space", "@", "."], ["#"])
      case .url: (["a", ".", "/", ".com"], ["space"])
      case .webSearch: (["a", "space", "."], ["@", "/"])
      case .regular: (["a", "space"], ["@", "#", ".", "/"])
      case .numbersAndPunctuation: (["0", "letters", "!"], ["a"])
      case .decimalPad: (["0", "."], ["a", "letters"])
      case .phonePad: (["0", "+*#"], ["a", "."])
      case .numberPad: (["0"], ["a", ".", "+*#", "letters"])
      }
    }
  }

  /// The type of the keyboard on screen.
  ///
  /// Reading the property waits up to 30 virtual seconds until the keyboard is visible. The test fails if the type isn't known.
  public var keyboardType: KeyboardType {
    let attempt: () -> InteractionFailure.Attempt = { .act("determine the type of \(subject)") }
    guard require([.exists, .visible], attempt: attempt) else { return .regular }
    if let type = currentType { return type }
    let difference = InteractionFailure.ValueDifference(name: "type", expected: "one of the known types", actual: "none: the keys do not belong to a known type")
    underlyingXCUIElement.fail(attempt(), .valueDiffers(difference, .none))
    return .regular
  }

  /// The type of the keyboard on screen, or `nil` if there's no keyboard or the type isn't known.
  ///
  /// The type is determined by the keyboard's keys.
  var currentType: KeyboardType? {
    let element = underlyingXCUIElement
    guard element.exists else { return nil }
    let keys = element.keys
    return KeyboardType.allCases.first { type in
      type.probes.present.allSatisfy { keys[$0].exists } && !type.probes.absent.contains { keys[$0].exists }
    }
  }
}
