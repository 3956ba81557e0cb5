import Screens

// TABTestKit's names for keys of a keyboard.
extension Keyboard {
  /// The letter a.
  nonisolated public var a: Key { key("a") }

  /// The @ sign.
  nonisolated public var at: Key { key("@") }

  /// The decimal point.
  nonisolated public var decimal: Key { key(".") }

  /// The key that types “.com”.
  nonisolated public var dotCom: Key { key(".com") }

  /// The exclamation point.
  nonisolated public var exclamation: Key { key("!") }

  /// The slash.
  nonisolated public var forwardSlash: Key { key("/") }

  /// The # sign.
  nonisolated public var hash: Key { key("#") }

  /// The key that shows letters again.
  nonisolated public var moreLetters: Key { key("letters") }

  /// The key that shows digits and symbols.
  nonisolated public var moreNumbers: Key { key("numbers") }

  /// The key of a phone pad for “+”, “*” and “#”.
  nonisolated public var phonePadShift: Key { key("Shift") }

  /// The space bar.
  nonisolated public var space: Key { key("space") }

  /// The digit 0.
  nonisolated public var zero: Key { key("0") }

  /// The bar with suggested words above the keyboard, in TABTestKit's spelling.
  public typealias PredicationBar = PredictionBar
}
