import HeadlessXCUI

extension Keyboard {
  /// The kinds of software keyboard, which differ in their keys.
  public enum KeyboardType: CaseIterable, Sendable {
    /// Letters, with digits and signs on another page.
    case regular
    /// The digits alone.
    case numberPad
    /// The digits and a decimal point.
    case decimalPad
    /// Letters, with @ and the full stop beside the space bar.
    case emailAddress
    /// Digits and signs, with letters on another page.
    case numbersAndPunctuation
    /// The digits, with the star and the hash on another page.
    case phonePad
    /// Letters, with @ and #.
    case twitter
    /// Letters, with the full stop, the slash and “.com”, and no space bar.
    case url
    /// Letters, with the full stop beside the space bar.
    case webSearch

    /// Keys that a keyboard of this type has, and keys that it has not.
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

  /// The type of the keyboard on screen; waits until the keyboard is visible (30 virtual seconds at most), and fails the test when it is of none.
  public var keyboardType: KeyboardType {
    let attempt: () -> InteractionFailure.Attempt = { .act("tell the type of \(subject)") }
    guard require([.exists, .visible], attempt: attempt) else { return .regular }
    if let type = currentType { return type }
    let difference = InteractionFailure.ValueDifference(name: "type", expected: "one of the known types", actual: "none: no known set of keys is there")
    underlyingXCUIElement.fail(attempt(), .valueDiffers(difference, .none))
    return .regular
  }

  /// The type of the keyboard on screen, told by its keys; `nil` when there is none or it is of no known type.
  var currentType: KeyboardType? {
    let element = underlyingXCUIElement
    guard element.exists else { return nil }
    let keys = element.keys
    return KeyboardType.allCases.first { type in
      type.probes.present.allSatisfy { keys[$0].exists } && !type.probes.absent.contains { keys[$0].exists }
    }
  }
}
