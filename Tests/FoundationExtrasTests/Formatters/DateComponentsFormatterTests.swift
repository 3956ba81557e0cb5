import Foundation
import FoundationExtras
import XCTest

/// Durations as text.
///
/// The texts of the styles are from [Apple: DateComponentsFormatter.UnitsStyle](https://developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum).
final class DateComponentsFormatterTests: XCTestCase {
  private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], locale: String = "en_US") -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  func test_eachStyleWritesUnitsInItsWay() {
    let texts: KeyValuePairs<DateComponentsFormatter.UnitsStyle, String> = [
      .positional: "9:41:30", .abbreviated: "9h 41m 30s", .short: "9 hr, 41 min, 30 sec", .full: "9 hours, 41 minutes, 30 seconds",
      .spellOut: "nine hours, forty-one minutes, thirty seconds", .brief: "9hr 41min 30sec",
    ]
    for (style, text) in texts { XCTAssertEqual(formatter(style).string(from: 9 * 3600 + 41 * 60 + 30), text) }
  }

  func test_otherLanguagesHaveTheirOwnWords() {
    XCTAssertEqual(formatter(.full, locale: "de_DE").string(from: 4205), "1 Stunde, 10 Minuten und 5 Sekunden")
    XCTAssertEqual(formatter(.positional, locale: "fi_FI").string(from: 4205), "1.10.05")
  }

  func test_zerosAreDroppedAsApplesPageSays() {
    // “the value for one hour and 10 seconds is 1:00:10”, “the abbreviated version of one hour is displayed as 1h”.
    XCTAssertEqual(formatter(.positional, [.hour, .minute, .second]).string(from: 3610), "1:00:10")
    XCTAssertEqual(formatter(.abbreviated, [.day, .hour, .minute, .second]).string(from: 3600), "1h")
    XCTAssertEqual(formatter(.abbreviated).string(from: 0), "0s")
  }

  func test_paddedNumbersHaveTwoDigits() {
    let formatter = formatter(.positional, [.minute, .second])
    XCTAssertEqual(formatter.string(from: 65), "1:05")
    XCTAssertEqual(formatter.string(from: 5), "5")
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 65), "01:05")
    XCTAssertEqual(formatter.string(from: 5), "00:05")
    formatter.zeroFormattingBehavior = []
    XCTAssertEqual(formatter.string(from: 5), "0:05")
  }

  func test_zerosInTheMiddleAreDroppedIfAsked() {
    let formatter = formatter(.full, [.hour, .minute, .second])
    formatter.zeroFormattingBehavior = .dropMiddle
    XCTAssertEqual(formatter.string(from: 3605), "1 hour, 5 seconds")
    XCTAssertEqual(formatter.string(from: 60), "0 hours, 1 minute, 0 seconds")
    formatter.zeroFormattingBehavior = [.dropLeading, .dropTrailing]
    XCTAssertEqual(formatter.string(from: 60), "1 minute")
    XCTAssertEqual(formatter.string(from: 3605), "1 hour, 0 minutes, 5 seconds")
  }

  func test_moreUnitsThanAllowedAreCutOff() {
    // FB9079823: “1 hour 59 minutes” is “1 hour”.
    let formatter = formatter(.full)
    formatter.maximumUnitCount = 1
    XCTAssertEqual(formatter.string(from: 7140), "1 hour")
    formatter.maximumUnitCount = 2
    XCTAssertEqual(formatter.string(from: 7199), "1 hour, 59 minutes")
  }

  func test_componentsAreCountedInLargerUnits() {
    XCTAssertEqual(formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)), "1 hour, 30 minutes")
    XCTAssertEqual(formatter(.full, [.minute]).string(from: DateComponents(hour: 2)), "120 minutes")
  }

  func test_theTimeBetweenDatesIsCountedByTheCalendar() {
    let start = Date(timeIntervalSinceReferenceDate: 31 * 86400)
    XCTAssertEqual(formatter(.full).string(from: start, to: start.addingTimeInterval(28 * 86400)), "1 month")
    XCTAssertEqual(formatter(.full, [.day]).string(from: start, to: start.addingTimeInterval(28 * 86400)), "28 days")
    XCTAssertEqual(formatter(.positional).string(from: start, to: start.addingTimeInterval(90061)), "1d 1:01:01")
  }

  func test_thePastHasASign() {
    XCTAssertEqual(formatter(.positional).string(from: -65), "-1:05")
    XCTAssertEqual(formatter(.full).string(from: -65), "-1 minute, 5 seconds")
  }

  func test_phrasesAreEnglish() {
    let english = formatter(.full)
    (english.includesApproximationPhrase, english.includesTimeRemainingPhrase) = (true, true)
    XCTAssertEqual(english.string(from: 300), "About 5 minutes remaining")
    let german = formatter(.full, locale: "de_DE")
    german.includesApproximationPhrase = true
    XCTAssertEqual(german.string(from: 300), "5 Minuten")
  }

  func test_anObjectIsFormattedIfItIsATime() {
    XCTAssertEqual(formatter(.full).string(for: 5.0), "5 seconds")
    XCTAssertEqual(formatter(.full).string(for: DateComponents(day: 1)), "1 day")
    XCTAssertNil(formatter(.full).string(for: "5"))
  }
}
