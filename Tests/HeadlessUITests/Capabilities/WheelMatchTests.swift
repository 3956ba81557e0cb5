import XCTest

@testable import HeadlessUI

final class WheelMatchTests: XCTestCase {
  private func match(_ wanted: String, _ rows: String...) -> WheelMatch { WheelMatch.find(wanted, among: rows.enumerated().map { ($0, $1) }) }

  func test_theWholeTextIsMeantFirst() {
    XCTAssertEqual(match("1", "10", "1", "1 o’clock"), .row(1))
  }

  func test_theKindOfApostropheCaseAndSpaceDoNotMatter() {
    XCTAssertEqual(match("9 O'CLOCK", "8 o’clock", "9 o’clock"), .row(1))
    XCTAssertEqual(match("9\u{A0}o’clock", "8 o’clock", "9 o’clock"), .row(1))
  }

  func test_wholeWordsAreEnoughWhereOneRowHasThem() {
    XCTAssertEqual(match("1", "10 minutes", "1 minute", "21 minutes"), .row(1))
    XCTAssertEqual(match("Jan 10", "Tue, Jan 9", "Wed, Jan 10", "Sat, Feb 10"), .row(1))
    XCTAssertEqual(match("10", "Tue, Jan 9", "Wed, Jan 10", "Sat, Feb 10"), .ambiguous([1, 2]))
  }

  func test_theBeginningOfAWordIsEnoughWhereOneRowHasIt() {
    XCTAssertEqual(match("Sept", "August", "September"), .row(1))
    XCTAssertEqual(match("J", "January", "June"), .ambiguous([0, 1]))
  }

  func test_aDigitIsNotTheBeginningOfANumber() {
    XCTAssertEqual(match("4", "14 minutes", "40 minutes"), .none)
  }

  func test_nothingMeansNoRow() {
    XCTAssertEqual(match("", "", "A"), .row(0))
    XCTAssertEqual(match(" ", "A", "B"), .none)
    XCTAssertEqual(match("–", "A", "B"), .none)
  }
}
