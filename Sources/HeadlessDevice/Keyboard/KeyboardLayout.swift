import HeadlessUI
import UIKit

extension KeyboardType {
  /// The set of keys that the layout shows first.
  var firstPlane: KeyboardPlane { self == .numbersAndPunctuation ? .numbers : .letters }

  /// Returns the keys of a plane, row by row.
  func rows(_ plane: KeyboardPlane) -> [[KeyboardKey]] {
    switch (self, plane) {
    case (.numberPad, _), (.asciiCapableNumberPad, _), (.decimalPad, _), (.phonePad, _), (_, .letters): letterRows
    case (_, .numbers): Self.numbers
    case (_, .symbols): Self.symbols
    }
  }

  private var letterRows: [[KeyboardKey]] {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .numbersAndPunctuation: Self.letters + [[.more, .space, .return]]
    case .emailAddress: Self.letters + [[.more, .space, .character("@"), .character("."), .return]]
    case .twitter: Self.letters + [[.more, .space, .character("@"), .character("#"), .return]]
    case .webSearch: Self.letters + [[.more, .space, .character("."), .return]]
    case .URL: Self.letters + [[.more, .character("."), .character("/"), .text(".com"), .return]]
    case .numberPad, .asciiCapableNumberPad: Self.pad + [[.character("0"), .delete]]
    case .decimalPad: Self.pad + [[.character("."), .character("0"), .delete]]
    case .phonePad: Self.pad + [[.text("+*#"), .character("0"), .delete]]
    }
  }

  /// Whether a bar with suggestions is above the keys.
  var hasPredictions: Bool {
    switch self {
    case .default, .twitter, .webSearch: true
    default: false
    }
  }

  private static var numbers: [[KeyboardKey]] {
    [characters("1234567890"), characters("-/:;()$&@\""), [.symbols] + characters(".,?!'") + [.delete], [.letters, .space, .return]]
  }

  private static var symbols: [[KeyboardKey]] {
    [characters("[]{}#%^*+="), characters("_\\|~<>€£¥•"), [.more] + characters(".,?!'") + [.delete], [.letters, .space, .return]]
  }

  private static var letters: [[KeyboardKey]] {
    [characters("qwertyuiop"), characters("asdfghjkl"), [.shift] + characters("zxcvbnm") + [.delete]]
  }

  private static var pad: [[KeyboardKey]] { [characters("123"), characters("456"), characters("789")] }

  private static func characters(_ keys: String) -> [KeyboardKey] { keys.map { .character($0) } }
}

/// A set of keys of a keyboard.
enum KeyboardPlane { case letters, numbers, symbols }

/// A key of the software keyboard.
enum KeyboardKey: Equatable {
  case character(Character)
  case text(String)
  case shift, delete, more, letters, symbols, space, `return`

  /// Returns the identifier of the key, as in XCUITest.
  ///
  /// While shift is on, the identifier of a letter key is the lowercase letter, so a query for the lowercase letter still finds the key.
  func identifier(isShifted: Bool) -> String {
    switch self {
    case .character(let character): isShifted ? String(character) : ""
    case .shift: "Shift"
    case .return: "return"
    case .more, .letters: "more"
    case .text("+*#"): "Shift"
    default: ""
    }
  }

  /// Returns the label of the key, as in XCUITest.
  ///
  /// Letters are uppercase while shift is on.
  func label(isShifted: Bool) -> String {
    switch self {
    case .character(let character): isShifted ? character.uppercased() : String(character)
    case .text(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .more: "numbers"
    case .letters: "letters"
    case .symbols: "symbols"
    case .space: "space"
    case .return: "Return"
    }
  }

  /// Whether the element of the key is a button.
  var isButton: Bool { self == .return || self == .shift }

  /// The width of the key, as a multiple of a letter key's width.
  var weight: Double {
    switch self {
    case .space: 5
    case .return, .more, .letters, .symbols: 2
    case .shift, .delete, .text: 1.5
    case .character: 1
    }
  }
}
