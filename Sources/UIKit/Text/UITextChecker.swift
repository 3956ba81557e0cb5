public import Foundation

/// Finds misspelled words: those that the test has named, and no others.
///
/// [Apple: UITextChecker](https://developer.apple.com/documentation/uikit/uitextchecker)
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words that the checker takes as they are, in the order in which they were ignored.
  open var ignoredWords: [String]?

  /// Creates a checker that ignores no words.
  public override init() { super.init() }

  /// The languages of the checker.
  open class var availableLanguages: [String] { ["en_US"] }

  private static var dictionary: SpellingDictionary {
    get { UIDeviceValues.current.spelling }
    set { UIDeviceValues.current.spelling = newValue }
  }

  /// Returns the range of the first misspelled word that begins at an offset or later, or a range at `NSNotFound` if there is none.
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text whose words are checked, in UTF-16 units.
  ///   - startingOffset: The offset in the text.
  ///   - wrapFlag: Whether the words between the start of the range and the offset are checked last.
  ///   - language: It has no effect.
  open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange {
    let text = stringToCheck as NSString
    let misspelled = SpellingDictionary.words(of: text, in: range).filter { isMisspelled(text.substring(with: $0)) }
    return misspelled.first { $0.location >= startingOffset } ?? (wrapFlag ? misspelled.first : nil) ?? NSRange(location: NSNotFound, length: 0)
  }

  private func isMisspelled(_ word: String) -> Bool {
    let dictionary = Self.dictionary
    return dictionary.misspelled[word.lowercased()] != nil && !dictionary.learned.contains(word) && ignoredWords?.contains(word) != true
  }

  /// Returns the words that may be meant by a misspelled word, as the test has named them, or `nil` if the word isn't misspelled.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = (string as NSString).word(at: range), isMisspelled(word) else { return nil }
    return Self.dictionary.misspelled[word.lowercased()]
  }

  /// Returns the learned words and the guesses that begin with a part of a word, in alphabetical order.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let start = (string as NSString).word(at: range)?.lowercased(), !start.isEmpty else { return nil }
    let dictionary = Self.dictionary
    return dictionary.learned.union(dictionary.misspelled.values.joined()).filter { $0.lowercased().hasPrefix(start) && $0.count > start.count }.sorted()
  }

  /// Lets the checker take a word as it is.
  open func ignoreWord(_ wordToIgnore: String) { if ignoredWords?.contains(wordToIgnore) != true { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] } }

  /// Lets all checkers of the device take a word as it is.
  open class func learnWord(_ word: String) { dictionary.learned.insert(word) }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { dictionary.learned.contains(word) }

  /// Ends what ``learnWord(_:)`` began.
  open class func unlearnWord(_ word: String) { dictionary.learned.remove(word) }
}

/// The words of a device's spelling.
package struct SpellingDictionary: Sendable {
  /// The misspelled words in lowercase, each with the words that may be meant.
  package var misspelled: [String: [String]] = [:]
  /// The words that apps have taught the device.
  var learned: Set<String> = []

  /// Creates a dictionary in which no word is misspelled.
  package init() {}

  /// The ranges of the words in a part of a text.
  static func words(of text: NSString, in range: NSRange) -> [NSRange] {
    let allowed = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    guard let word = try? NSRegularExpression(pattern: #"\p{L}+(?:['’]\p{L}+)*"#) else { return [] }
    return word.matches(in: text as String, range: allowed).map(\.range)
  }
}

extension UIDeviceValues {
  /// The words that ``UITextChecker`` finds misspelled, which a test names, and those that apps have taught it.
  package var spelling: SpellingDictionary {
    get { self[default: SpellingDictionary()] }
    set { self[default: SpellingDictionary()] = newValue }
  }
}

extension NSString {
  /// The text in a range, or `nil` if the range isn't in this text.
  fileprivate func word(at range: NSRange) -> String? {
    range.location >= 0 && range.length >= 0 && range.location <= length - range.length ? substring(with: range) : nil
  }
}
