import Foundation
import FoundationExtras
import XCTest

/// Relative dates as text.
final class RelativeDateTimeFormatterTests: XCTestCase {
  private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = .gmt
    return formatter
  }

  func test_numbersAreTheDefault() {
    // From Apple's page of `localizedString(from:)`.
    XCTAssertEqual(formatter().localizedString(from: DateComponents(day: -2)), "2 days ago")
    XCTAssertEqual(formatter().localizedString(from: DateComponents(day: -1)), "1 day ago")
    XCTAssertEqual(formatter().localizedString(from: DateComponents(day: 1)), "in 1 day")
    XCTAssertEqual(formatter().localizedString(fromTimeInterval: 0), "in 0 seconds")
  }

  func test_namesAreUsedIfTheLanguageHasThem() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -2)), "2 days ago")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(weekOfMonth: 1)), "next week")
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: 0), "now")
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -2)), "vorgestern")
  }

  func test_eachStyleHasUnitsOfItsLength() {
    // Foundation's header has “2 months ago”, “two months ago” and “2 mo. ago”.
    let formatter = formatter()
    let texts: KeyValuePairs<RelativeDateTimeFormatter.UnitsStyle, String> = [
      .full: "2 months ago", .spellOut: "two months ago", .short: "2 mo. ago", .abbreviated: "2mo ago",
    ]
    for (style, text) in texts {
      formatter.unitsStyle = style
      XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -2)), text)
    }
  }

  func test_onlyTheLargestUnitIsWrittenAndNothingIsRounded() {
    // swift-foundation's issue 774: “it says in 1 minute until you actually reach the 2 min mark”.
    XCTAssertEqual(formatter().localizedString(fromTimeInterval: 119), "in 1 minute")
    XCTAssertEqual(formatter().localizedString(fromTimeInterval: -86399), "23 hours ago")
    XCTAssertEqual(formatter().localizedString(from: DateComponents(year: 0, day: 1, hour: 23)), "in 1 day")
  }

  func test_theCalendarCountsBetweenDates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    XCTAssertEqual(formatter().localizedString(for: start.addingTimeInterval(31 * 86400), relativeTo: start), "in 1 month")
    XCTAssertEqual(formatter().localizedString(for: start, relativeTo: start.addingTimeInterval(8 * 86400)), "1 week ago")
  }

  func test_theContextDecidesAboutTheFirstLetter() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 1)), "Tomorrow")
  }

  func test_anObjectIsFormattedIfItIsADate() {
    XCTAssertEqual(formatter().string(for: Date().addingTimeInterval(-7300)), "2 hours ago")
    XCTAssertNil(formatter().string(for: 5))
  }
}
