import Foundation
import HeadlessXCUI
import ScenarioKit
@testable import Screens
import XCTest

final class TimeContextTests: ScreensTestCase {

  func test_timePasses() {
    passes(on: .region()) {
      When(time: passes(.minutes(25)))
      XCTAssertEqual(HeadlessDriver.now, .seconds(1_500))
      And(time: passes(.hours(2)))
      And(time: passes(.days(1)))
      And(time: passes(.milliseconds(500)))
      XCTAssertEqual(HeadlessDriver.now, .seconds(1_500 + 7_200 + 86_400) + .milliseconds(500))
    }
  }

  func test_theDateOfTheDeviceIsSetAndGoesOnFromThere() {
    let christmas = Date(timeIntervalSince1970: 1_798_135_200)
    passes(on: .region()) {
      Given(the: date(is: christmas))
      XCTAssertEqual(HeadlessDriver.date, christmas)
      When(time: passes(.hours(1)))
      XCTAssertEqual(HeadlessDriver.date, christmas + 3_600)
      XCTAssertEqual(HeadlessDriver.now, .seconds(3_600))
    }
  }

  func test_aDateIsReadInTheTimeZoneOfTheDevice() {
    let dates = [
      ("2026-12-24 18:00", 1_798_135_200.0), ("2026-12-24T18:00:30", 1_798_135_230), ("2026-12-24", 1_798_070_400), ("1970-01-01", 0), ("2028-02-29", 1_835_395_200),
    ]
    for (text, seconds) in dates {
      passes(on: .region()) {
        date(is: text)
        XCTAssertEqual(HeadlessDriver.date?.timeIntervalSince1970, seconds, text)
      }
    }
    passes(on: .region()) {
      Given(the: timeZone(is: "Europe/Berlin"))
      And(the: date(is: "2026-12-24 18:00"))
      XCTAssertEqual(HeadlessDriver.date?.timeIntervalSince1970, 1_798_135_200 - 3_600)
    }
  }

  func test_aTextThatIsNoDate() {
    for text in ["2026-02-30", "2026-12-24 25:00", "24.12.2026", "", "tomorrow", "2026-12-24 18:00 "] {
      XCTAssertEqual(
        message(on: .region()) { date(is: text) },
        """
        Could not set the date to “\(text)”: the date “\(text)” cannot be used.

        expected: a date such as “2026-12-24” or “2026-12-24 18:00”
        actual:   “\(text)”
        """)
    }
  }

  func test_aTimeZoneThatIsNone() {
    XCTAssertEqual(
      message(on: .region()) { timeZone(is: "Europe/Utopia") },
      """
      Could not set the time zone to “Europe/Utopia”: the time zone “Europe/Utopia” cannot be used.

      expected: the name of a time zone such as “Europe/Berlin”
      actual:   “Europe/Utopia”
      """)
  }

  func test_appsSeeTheRegionOfTheDeviceAsItIsSet() {
    passes(on: .region()) {
      label(of: Label(id: "Locale"), is: "en_US")
      label(of: Label(id: "TimeZone"), is: "GMT")
      label(of: Label(id: "Calendar"), is: "gregorian GMT")
      Given(the: locale(is: "de_DE"))
      And(the: timeZone(is: "Europe/Berlin"))
      And(the: calendar(is: .buddhist))
      label(of: Label(id: "Locale"), is: "de_DE")
      label(of: Label(id: "TimeZone"), is: "Europe/Berlin")
      label(of: Label(id: "Calendar"), is: "buddhist Europe/Berlin")
    }
  }

  func test_appsSeeWhetherTheyShouldMoveLess() {
    passes(on: .region()) {
      label(of: Label(id: "Motion"), is: "moving")
      Given(reduceMotionIsEnabled)
      label(of: Label(id: "Motion"), is: "still")
      When(reduceMotionIsDisabled)
      label(of: Label(id: "Motion"), is: "moving")
    }
  }

  func test_aDurationIsSaidAsAPersonSaysIt() {
    let durations: [(Duration, String)] = [
      (.minutes(25), "25 minutes"), (.minutes(1), "1 minute"), (.hours(1), "1 hour"), (.hours(36), "36 hours"), (.days(2), "2 days"), (.seconds(90), "90 seconds"),
      (.milliseconds(1_500), "1.5 seconds"), (.seconds(1), "1 second"), (.zero, "0 seconds"),
    ]
    for (duration, words) in durations { XCTAssertEqual(duration.words, words) }
  }
}
