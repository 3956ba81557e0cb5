import ScreenModel
import XCTest

final class StringDifferenceTests: XCTestCase {
  func test_equalTextsDoNotDiffer() {
    XCTAssertNil(StringDifference.describe(expected: "Log in", actual: "Log in"))
    XCTAssertNil(StringDifference.describe(expected: "", actual: ""))
  }

  func test_textsThatDifferInMoreAreNotExplained() {
    XCTAssertNil(StringDifference.describe(expected: "Log in", actual: "Log out"))
    XCTAssertNil(StringDifference.describe(expected: "", actual: "a"))
  }

  func test_eachKindOfDifferenceIsNamed() {
    let cases: [(expected: String, actual: String, sentence: String)] = [
      ("Don't", "Don’t", "They differ only in the apostrophe: expected “'” (U+0027), actual “’” (U+2019)."),
      ("“Hi”", "\"Hi\"", "They differ only in the quotation marks: expected ““” (U+201C), actual “\"” (U+0022)."),
      ("1-2", "1–2", "They differ only in the dash: expected “-” (U+002D), actual “–” (U+2013)."),
      ("More…", "More...", "They differ only in the ellipsis: expected one “…” (U+2026), actual three dots."),
      ("More...", "More…", "They differ only in the ellipsis: expected three dots, actual one “…” (U+2026)."),
      ("Log In", "Log in", "They differ only in upper and lower case: expected “I”, actual “i”."),
      ("10 km", "10\u{A0}km", "They differ only in white space: expected a space (U+0020), actual a no-break space (U+00A0)."),
      ("Log in", "Log in ", "They differ only in white space: expected none, actual a space (U+0020) at the end."),
      (" Log in", "Log in", "They differ only in white space: expected a space (U+0020) at the start, actual none."),
      ("a  b", "a b", "They differ only in white space: expected a space (U+0020) after “a ”, actual none."),
      ("Log\nin", "Log in", "They differ only in white space: expected a line break (U+000A), actual a space (U+0020)."),
      ("Login", "Log\u{200B}in", "They differ only in white space: expected none, actual a character “zero width space” (U+200B) after “log”."),
      (
        "caf\u{E9}", "cafe\u{301}",
        "They differ only in the composition of accented letters: expected “\u{E9}” as U+00E9, actual “e\u{301}” as U+0065 U+0301."
      ),
    ]
    for (expected, actual, sentence) in cases { XCTAssertEqual(StringDifference.describe(expected: expected, actual: actual), sentence) }
  }

  func test_severalDifferencesStandInOneSentence() {
    XCTAssertEqual(
      StringDifference.describe(expected: "Don't Log in", actual: "Don’t log\u{A0}in"),
      "They differ only in the apostrophe, white space and upper and lower case: "
        + "expected “'” (U+0027), actual “’” (U+2019); expected a space (U+0020), actual a no-break space (U+00A0); expected “L”, actual “l”.")
  }
}
