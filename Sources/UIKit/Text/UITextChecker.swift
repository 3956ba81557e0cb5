public import Foundation

/// A checker that finds the misspelled words that the test has specified.
///
/// [Apple: UITextChecker](https://developer.apple.com/documentation/uikit/uitextchecker)
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words to ignore, in the order they were added.
  open var ignoredWords: [String]?

  /// Creates a checker without ignored words.
  public override init() { super.init() }

  /// The languages that the checker supports.
  open class var availableLanguages: [String] { ["en_US"] }

  private static var dictionary: SpellingDictionary {
    get { UIDeviceValues.current.spelling }
    set { UIDeviceValues.current.spelling = newValue }
  }

  /// Returns the range of the first misspelled word at or after an offset.
  ///
  /// The location of the range is `NSNotFound` if there isn't a misspelled word.
  /// - Parameters:
  ///   - stringToCheck: The text to check.
  ///   - range: The range to check, in UTF-16 code units.
  ///   - startingOffset: The offset to start from.
  ///   - wrapFlag: Whether to continue at the start of the range after its end.
  ///   - language: The language of the text, which has no effect.
  open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange {
    let text = stringToCheck as NSString
    let misspelled = SpellingDictionary.words(of: text, in: range).filter { isMisspelled(text.substring(with: $0)) }
    return misspelled.first { $0.location >= startingOffset } ?? (wrapFlag ? misspelled.first : nil) ?? NSRange(location: NSNotFound, length: 0)
  }

  private func isMisspelled(_ word: String) -> Bool {
    let dictionary = Self.dictionary
    return dictionary.misspelled[word.lowercased()] != nil && !dictionary.learned.contains(word) && ignoredWords?.contains(word) != true
  }

  /// Returns the test's suggestions for a misspelled word, or `nil` if the word isn't misspelled.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = (string as NSString).word(at: range), isMisspelled(word) else { return nil }
    return Self.dictionary.misspelled[word.lowercased()]
  }

  /// Returns learned words and suggestions that start with a partial word, in alphabetical order.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let start = (string as NSString).word(at: range)?.lowercased(), !start.isEmpty else { return nil }
    let dictionary = Self.dictionary
    return dictionary.learned.union(dictionary.misspelled.values.joined()).filter { $0.lowercased().hasPrefix(start) && $0.count > start.count }.sorted()
  }

  /// Ignores a word in this checker.
  open func ignoreWord(_ wordToIgnore: String) { if ignoredWords?.contains(wordToIgnore) != true { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] } }

  /// Adds a word to the device's learned words.
  open class func learnWord(_ word: String) { dictionary.learned.insert(word) }

  /// Returns whether a word is learned.
  open class func hasLearnedWord(_ word: String) -> Bool { dictionary.learned.contains(word) }

  /// Removes a word from the device's learned words.
  open class func unlearnWord(_ word: String) { dictionary.learned.remove(word) }
}

/// The spelling dictionary of a device.
package struct SpellingDictionary: Sendable {
  /// The misspelled words in lowercase, each with its suggestions.
  package var misspelled: [String: [String]] = [:]
  /// The words that apps taught the device.
  var learned: Set<String> = []

  /// Creates a dictionary without misspelled words.
  package init() {}

  /// Returns the ranges of the words in a part of the text.
  static func words(of text: NSString, in range: NSRange) -> [NSRange] {
    let allowed = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    guard let word = try? NSRegularExpression(pattern: #"\p{L}+(?:['’]\p{L}+)*"#) else { return [] }
    return word.matches(in: text as String, range: allowed).map(\.range)
  }
}

extension UIDeviceValues {
  /// The misspelled words that the test specified for ``UITextChecker``, and the learned words.
  package var spelling: SpellingDictionary {
    get { self[default: SpellingDictionary()] }
    set { self[default: SpellingDictionary()] = newValue }
  }
}

extension NSString {
  /// Returns the text in a range, or `nil` if the range is out of bounds.
  fileprivate func word(at range: NSRange) -> String? {
    range.location >= 0 && range.length >= 0 && range.location <= length - range.length ? substring(with: range) : nil
  }
}
