import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

final class DatePickerStyleTests: DeviceTestCase {
  /// Tuesday, 9 January 2018, 9:41 in the morning, UTC.
  nonisolated private static let start = Date(timeIntervalSince1970: 1_515_490_860)

  private struct Chooser<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var range = Date.distantPast...Date.distantFuture
    @State private var date = DatePickerStyleTests.start

    var body: some View {
      Form {
        DatePicker("When", selection: $date, in: range, displayedComponents: components).datePickerStyle(style).accessibilityIdentifier("WhenPicker")
        Text(verbatim: "Seconds: \(Int(date.timeIntervalSince(DatePickerStyleTests.start)))")
      }
    }
  }

  private func tapOutside() { device.tap(at: point(5, 835)) }

  // MARK: Compact

  func test_aCompactPickerHasAButtonForTheDateAndOneForTheTime() {
    show { Chooser(style: .compact) }
    let picker = properties(.datePicker, "WhenPicker")
    XCTAssertEqual(picker?.label, "When")
    XCTAssertEqual(picker?.details.date, Self.start)
    XCTAssertEqual(value(.button, "Date Picker"), "Jan 9, 2018")
    XCTAssertEqual(value(.button, "Time Picker"), "9:41 AM")
    XCTAssertEqual(count(.pickerWheel), 0)
  }

  func test_aCompactPickerHasTheButtonsOfItsComponents() {
    show { Chooser(style: .compact, components: .date) }
    XCTAssertEqual([exists(.button, "Date Picker"), exists(.button, "Time Picker")], [true, false])
    show { Chooser(style: .compact, components: .hourAndMinute) }
    XCTAssertEqual([exists(.button, "Date Picker"), exists(.button, "Time Picker")], [false, true])
  }

  func test_theDateOpensACalendarInWhichADayIsChosen() {
    show { Chooser(style: .compact) }
    tap(.button, "Date Picker")
    XCTAssertEqual(isSelected(.button, "Tuesday, January 9"), true)
    XCTAssertEqual(value(.button, "DatePicker.Show"), "January 2018")
    tap(.button, "Next Month")
    XCTAssertFalse(exists(.button, "Tuesday, January 9"))
    tap(.button, "Thursday, February 1")
    XCTAssertEqual(isSelected(.button, "Thursday, February 1"), true)
    XCTAssertTrue(exists(.other, "PopoverDismissRegion"))
    tapOutside()
    XCTAssertFalse(exists(.other, "PopoverDismissRegion"))
    XCTAssertFalse(exists(.button, "Thursday, February 1"))
    XCTAssertEqual(value(.button, "Date Picker"), "Feb 1, 2018")
    XCTAssertTrue(exists(.staticText, "Seconds: \(23 * 86_400)"))
  }

  func test_aTapOnTheMiddleOfThePickerOpensTheCalendar() {
    show { Chooser(style: .compact, components: .date) }
    tap(.datePicker, "WhenPicker")
    XCTAssertTrue(exists(.button, "Tuesday, January 9"))
  }

  func test_theTimeOpensWheels() {
    show { Chooser(style: .compact) }
    tap(.button, "Time Picker")
    XCTAssertEqual(values(.pickerWheel), ["9 o’clock", "41 minutes", "AM"])
    XCTAssertEqual(find(.pickerWheel, at: 2).map { device.adjust($0, toValue: "PM") }, .adjusted(.settled))
    tapOutside()
    XCTAssertEqual(value(.button, "Time Picker"), "9:41 PM")
    XCTAssertTrue(exists(.staticText, "Seconds: \(12 * 3600)"))
  }

  func test_theWheelsOfACalendarTurnToAMonthOfAnyYear() {
    show { Chooser(style: .compact, components: .date) }
    tap(.button, "Date Picker")
    tap(.button, "Show year picker")
    XCTAssertEqual(values(.pickerWheel), ["January", "2018"])
    XCTAssertEqual(find(.pickerWheel, at: 0).map { device.adjust($0, toValue: "March") }, .adjusted(.settled))
    XCTAssertEqual(find(.pickerWheel, at: 1).map { device.adjust($0, toValue: "2020") }, .adjusted(.settled))
    XCTAssertTrue(exists(.staticText, "Seconds: 0"))
    tap(.button, "Hide year picker")
    tap(.button, "Sunday, March 1")
    tapOutside()
    XCTAssertEqual(value(.button, "Date Picker"), "Mar 1, 2020")
  }

  func test_daysOutsideTheRangeAreDisabled() {
    let start = Self.start
    show { Chooser(style: .compact, range: start...start.addingTimeInterval(3 * 86_400)) }
    tap(.button, "Date Picker")
    let days = ["Monday, January 8", "Tuesday, January 9", "Friday, January 12", "Saturday, January 13"]
    XCTAssertEqual(days.map { isEnabled(.button, $0) }, [false, true, true, false])
    tap(.button, "Monday, January 8")
    XCTAssertTrue(exists(.staticText, "Seconds: 0"))
  }

  func test_theDevicesOwnDayIsCalledToday() {
    show { Chooser(style: .compact) }
    device.date = Self.start.addingTimeInterval(86_400)
    device.launch("com.example.Sample")
    tap(.button, "Date Picker")
    XCTAssertTrue(exists(.button, "Today, Wednesday, January 10"))
  }

  func test_aDateIsSetAtOnceInEveryStyle() {
    func check<Style: DatePickerStyle>(_ style: Style, line: UInt = #line) {
      show { Chooser(style: style) }
      let picker = find(.datePicker, "WhenPicker").flatMap { device.datePicker(of: $0) }
      _ = device.perform(cause: "the test") { picker?.select(Self.start.addingTimeInterval(60)) }
      XCTAssertTrue(exists(.staticText, "Seconds: 60"), line: line)
    }
    check(.automatic)
    check(.wheel)
    check(.compact)
    check(.graphical)
  }

  // MARK: Graphical, and the default

  func test_aGraphicalPickerIsACalendar() {
    show { Chooser(style: .graphical) }
    XCTAssertTrue(exists(.datePicker, "WhenPicker"))
    tap(.button, "Saturday, January 20")
    XCTAssertEqual(isSelected(.button, "Saturday, January 20"), true)
    XCTAssertTrue(exists(.staticText, "Seconds: \(11 * 86_400)"))
    tap(.button, "Time Picker")
    XCTAssertEqual(values(.pickerWheel), ["9 o’clock", "41 minutes", "AM"])
  }

  // Apple's documentation of DatePickerStyle.automatic leaves the style to the system. On an iPhone, it's been the compact style since iOS 14.
  func test_thePickerIsCompactWithoutAStyle() {
    show { Chooser(style: .automatic) }
    XCTAssertEqual(labels(.button).filter { $0.hasSuffix("Picker") }, ["Date Picker", "Time Picker"])
    XCTAssertEqual(count(.pickerWheel), 0)
  }

  func test_theStyleOfAViewFurtherInCounts() {
    show { Chooser(style: .wheel).datePickerStyle(.compact) }
    XCTAssertEqual(count(.pickerWheel), 4)
    show { Chooser(style: .compact).datePickerStyle(.wheel) }
    XCTAssertEqual(count(.pickerWheel), 0)
  }

  func test_theButtonsHaveNoStyleOfTheAppsOwn() {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label; Text("Loud")
        }
      }
    }
    show { Chooser(style: .compact).buttonStyle(Loud()) }
    XCTAssertEqual(properties(.button, "Date Picker")?.value, "Jan 9, 2018")
    XCTAssertFalse(exists(.any, "Loud"))
  }
}
