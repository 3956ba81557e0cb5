import Foundation
import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class DatePickerTests: DeviceTestCase {
  /// Tuesday, 9 January 2018, 9:41 in the morning, UTC.
  nonisolated private static let start = Date(timeIntervalSince1970: 1_515_490_860)

  private struct Chooser: View {
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var range: ClosedRange<Date>?
    @State private var date = DatePickerTests.start
    var body: some View {
      Group {
        if let range {
          DatePicker("When", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("When", selection: $date, displayedComponents: components).accessibilityIdentifier("WhenPicker")
        }
      }
      .datePickerStyle(.wheel)
      Text(verbatim: "Seconds: \(Int(date.timeIntervalSince(DatePickerTests.start)))")
    }
  }

  private struct Countdown: View {
    @State private var duration: TimeInterval = 60
    var body: some View {
      DatePicker("Timer", countDownDuration: $duration)
      Text(verbatim: "Seconds: \(Int(duration))")
    }
  }

  private func adjust(_ wheel: Int, _ value: String) -> WheelAdjustment {
    guard let element = find(.pickerWheel, at: wheel) else { return .notAWheel }
    return device.adjust(element, toValue: value)
  }

  func test_dateAndTimeAreSpelledAsOnAPhone() {
    show { Chooser() }
    XCTAssertNotNil(find(.datePicker, "WhenPicker"))
    XCTAssertEqual(values(.pickerWheel), ["Tue, Jan 9", "9 o’clock", "41 minutes", "AM"])
  }

  func test_aDateHasWheelsForMonthDayAndYear() {
    show { Chooser(components: .date) }
    XCTAssertEqual(values(.pickerWheel), ["January", "9", "2018"])
  }

  func test_aTimeHasWheelsForHourMinuteAndHalfOfTheDay() {
    show { Chooser(components: .hourAndMinute) }
    XCTAssertEqual(values(.pickerWheel), ["9 o’clock", "41 minutes", "AM"])
  }

  func test_aWheelTurnsToAPartOfItsText() {
    show { Chooser() }
    XCTAssertEqual(adjust(0, "Jan 10"), .adjusted(.settled))
    XCTAssertEqual(adjust(1, "10"), .adjusted(.settled))
    XCTAssertEqual(adjust(2, "42"), .adjusted(.settled))
    XCTAssertEqual(adjust(3, "PM"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel), ["Wed, Jan 10", "10 o’clock", "42 minutes", "PM"])
    XCTAssertNotNil(find(.staticText, "Seconds: \(86_400 + 13 * 3600 + 60)"))
  }

  func test_aWheelTurnsToItsWholeText() {
    show { Chooser() }
    XCTAssertEqual(adjust(0, "Fri, Feb 9"), .adjusted(.settled))
    XCTAssertEqual(adjust(1, "12 o'clock"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel), ["Fri, Feb 9", "12 o’clock", "41 minutes", "AM"])
  }

  func test_aPartThatSeveralRowsHaveIsAmbiguous() {
    show { Chooser() }
    guard case .ambiguous(let candidates) = adjust(0, "10") else { return XCTFail("10 is the day of several months.") }
    XCTAssertTrue(candidates.contains("Wed, Jan 10"))
    XCTAssertTrue(candidates.contains("Sat, Feb 10"))
  }

  func test_aValueThatIsShownAlreadyIsNotChanged() {
    show { Chooser() }
    XCTAssertEqual(adjust(2, "41"), .alreadyThere)
  }

  func test_aValueThatNoRowHasIsRefused() {
    show { Chooser(components: .hourAndMinute) }
    XCTAssertEqual(adjust(0, "13"), .noSuchValue(candidates: (1...12).map { "\($0) o’clock" }))
  }

  func test_aDayThatTheMonthDoesNotHaveBecomesItsLast() {
    show { Chooser(components: .date) }
    XCTAssertEqual(adjust(1, "31"), .adjusted(.settled))
    XCTAssertEqual(adjust(0, "February"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel), ["February", "28", "2018"])
    guard case .noSuchValue(let candidates) = adjust(1, "30") else { return XCTFail("February has no day 30.") }
    XCTAssertEqual(candidates.last, "28")
  }

  func test_datesOutsideTheRangeCannotBeChosen() {
    let start = Self.start
    show { Chooser(components: .date, range: start...start.addingTimeInterval(10 * 86_400)) }
    XCTAssertEqual(adjust(1, "19"), .adjusted(.settled))
    guard case .noSuchValue = adjust(1, "20") else { return XCTFail("The range ends on the 19th.") }
    XCTAssertEqual(adjust(0, "March"), .noSuchValue(candidates: ["January"]))
    drag(.pickerWheel, by: 0, -3 * 32)
    XCTAssertEqual(values(.pickerWheel), ["January", "19", "2018"])
  }

  func test_timesOutsideTheRangeCannotBeChosen() {
    let start = Self.start
    show { Chooser(range: start...start.addingTimeInterval(3 * 3600)) }
    XCTAssertEqual(adjust(0, "Wed, Jan 10"), .noSuchValue(candidates: ["Tue, Jan 9"]))
    XCTAssertEqual(adjust(1, "8"), .noSuchValue(candidates: ["9 o’clock", "10 o’clock", "11 o’clock"]))
    XCTAssertEqual(adjust(3, "PM"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel), ["Tue, Jan 9", "12 o’clock", "41 minutes", "PM"])
    XCTAssertEqual(adjust(2, "42"), .noSuchValue(candidates: (0...41).map { DateWords.minutes($0) }))
  }

  func test_aYearIsFoundAmongThousands() {
    show { Chooser(components: .date) }
    XCTAssertEqual(adjust(2, "1999"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel), ["January", "9", "1999"])
    guard case .noSuchValue(let candidates) = adjust(2, "20000") else { return XCTFail("The wheel ends before that year.") }
    XCTAssertTrue(candidates.contains("1998"))
  }

  func test_theTimeZoneIsThatOfTheLaunchEnvironment() {
    show { Chooser() }
    device.launch("com.example.Sample", options: LaunchOptions(environment: ["TZ": "America/New_York"]))
    XCTAssertEqual(values(.pickerWheel), ["Tue, Jan 9", "4 o’clock", "41 minutes", "AM"])
    device.launch("com.example.Sample", options: LaunchOptions(environment: ["TZ": "nowhere"]))
    XCTAssertEqual(values(.pickerWheel), ["Tue, Jan 9", "9 o’clock", "41 minutes", "AM"])
  }

  func test_theDevicesOwnDayIsCalledToday() {
    show { Chooser() }
    device.date = Self.start.addingTimeInterval(86_400)
    XCTAssertEqual(adjust(1, "10"), .adjusted(.settled))
    XCTAssertEqual(adjust(0, "Today"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel).first, "Today")
    XCTAssertNotNil(find(.staticText, "Seconds: \(86_400 + 3600)"))
  }

  func test_aDragTurnsAWheel() {
    show { Chooser(components: .date) }
    drag(.pickerWheel, by: 0, -2 * 32)
    XCTAssertEqual(values(.pickerWheel), ["March", "9", "2018"])
  }

  func test_aDurationIsSpelledAsOnAPhone() {
    show { Countdown() }
    XCTAssertEqual(values(.pickerWheel), ["0 hours", "1 min"])
    XCTAssertEqual(adjust(0, "1"), .adjusted(.settled))
    XCTAssertEqual(adjust(1, "30 min"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel), ["1 hour", "30 min"])
    XCTAssertNotNil(find(.staticText, "Seconds: 5400"))
  }

  func test_aDurationOfNothingIsAMinute() {
    show { Countdown() }
    guard case .noSuchValue = adjust(1, "0") else { return XCTFail("A countdown has at least a minute.") }
    XCTAssertEqual(adjust(0, "1 hour"), .adjusted(.settled))
    XCTAssertEqual(adjust(1, "0"), .adjusted(.settled))
    XCTAssertEqual(adjust(0, "0"), .adjusted(.settled))
    XCTAssertEqual(values(.pickerWheel), ["0 hours", "1 min"])
  }

  func test_theDevicesDateMovesWithItsClock() {
    show { Text("x") }
    let before = device.date
    XCTAssertEqual(before, Date(timeIntervalSince1970: 1_780_306_860))
    device.press(at: CGPoint(x: 1, y: 1), duration: 90)
    XCTAssertEqual(device.date, before.addingTimeInterval(90))
    device.date = Self.start
    XCTAssertEqual(device.date, Self.start)
  }
}
