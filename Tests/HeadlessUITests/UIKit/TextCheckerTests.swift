import Foundation
import UIKit
import XCTest

/// The words that `UITextChecker` reports as misspelled.
@preconcurrency @MainActor
final class TextCheckerTests: XCTestCase {
  override func tearDown() async throws { UIDeviceValues.current.spelling = SpellingDictionary() }

  private func misspelled(_ text: String, from offset: Int = 0, wrap: Bool = false, by checker: UITextChecker = UITextChecker()) -> String? {
    let range = checker.rangeOfMisspelledWord(in: text, range: NSRange(0..<text.utf16.count), startingAt: offset, wrap: wrap, language: "en_US")
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  func test_noWordIsMisspelledUntilTheTestSaysSo() {
    XCTAssertNil(misspelled("a hipstar"))
    UIDeviceValues.current.spelling.misspelled = ["hipstar": ["hipster"]]
    XCTAssertEqual(misspelled("a Hipstar’s hipstar"), "hipstar")
    XCTAssertEqual(UITextChecker().guesses(forWordRange: NSRange(location: 2, length: 7), in: "a hipstar", language: "en_US"), ["hipster"])
    XCTAssertNil(UITextChecker().guesses(forWordRange: NSRange(location: 2, length: 70), in: "a hipstar", language: "en_US"))
  }

  func test_wordsBeforeTheOffsetAreCheckedIfTheSearchWraps() {
    UIDeviceValues.current.spelling.misspelled = ["teh": [], "wrod": []]
    XCTAssertEqual(misspelled("teh 🙂 wrod"), "teh")
    XCTAssertEqual(misspelled("teh 🙂 wrod", from: 1), "wrod")
    XCTAssertNil(misspelled("teh 🙂 word", from: 1))
    XCTAssertEqual(misspelled("teh 🙂 word", from: 1, wrap: true), "teh")
  }

  func test_ignoredAndLearnedWordsAreTakenAsTheyAre() {
    UIDeviceValues.current.spelling.misspelled = ["teh": ["the"]]
    let checker = UITextChecker()
    checker.ignoreWord("teh")
    XCTAssertEqual(checker.ignoredWords, ["teh"])
    XCTAssertNil(misspelled("teh", by: checker))
    XCTAssertEqual(misspelled("teh"), "teh")
    UITextChecker.learnWord("teh")
    XCTAssertTrue(UITextChecker.hasLearnedWord("teh"))
    XCTAssertNil(misspelled("teh"))
    XCTAssertEqual(checker.completions(forPartialWordRange: NSRange(location: 0, length: 1), in: "t", language: "en_US"), ["teh", "the"])
    UITextChecker.unlearnWord("teh")
    XCTAssertEqual(misspelled("teh"), "teh")
  }
}
