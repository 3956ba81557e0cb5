import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that pictures of calendars show the names of the weekdays above the days.
final class CalendarLookTests: LookTestCase {
  /// Tuesday, January 9, 2018, 9:41 in the morning, UTC.
  nonisolated private static let start = Date(timeIntervalSince1970: 1_515_490_860)

  private struct Calendars: View {
    let isForSeveralDays: Bool

    var body: some View {
      if isForSeveralDays {
        MultiDatePicker("Days", selection: .constant([DateComponents(year: 2018, month: 1, day: 9)]))
      } else {
        DatePicker("Day", selection: .constant(CalendarLookTests.start), displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
  }

  /// The names of the weekdays with the middles of their columns, from left to right.
  private var weekdays: [(name: String, x: CGFloat)] {
    let drawings = device.tree.look?().elements.values.flatMap { $0.under + $0.over } ?? []
    let names = drawings.compactMap { drawing -> (name: String, x: CGFloat)? in
      guard case .text(let text, let look, _)? = drawing.marks.first?.content, look.size == 13, look.weight == 600 else { return nil }
      return (text, drawing.frame.midX)
    }
    return names.sorted { $0.x < $1.x }
  }

  private func middle(of day: String) throws -> CGFloat { device.tree.frame(of: try element(.button, day)).midX }

  func test_theNamesOfTheWeekdaysAreAboveTheirDays() throws {
    show { Calendars(isForSeveralDays: false) }
    XCTAssertEqual(weekdays.map { $0.name }, ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    XCTAssertEqual(try XCTUnwrap(weekdays.first).x, try middle(of: "Sunday, January 7"), accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(weekdays.last).x, try middle(of: "Saturday, January 13"), accuracy: 0.5)
    XCTAssertNil(find(.staticText, "SUN"))
  }

  func test_theDaysDoNotHaveTheAppsButtonStyle() throws {
    for isForSeveralDays in [true, false] {
      show { Calendars(isForSeveralDays: isForSeveralDays).buttonStyle(.bordered) }
      XCTAssertEqual(try XCTUnwrap(weekdays.last).x, try middle(of: "Saturday, January 13" + (isForSeveralDays ? ", 2018" : "")), accuracy: 0.5)
      XCTAssertEqual(try look(.button, "Next Month").style, .borderless)
    }
  }

  func test_theWeekStartsOnTheFirstDayOfTheDevicesCalendar() throws {
    for isForSeveralDays in [true, false] {
      show { Calendars(isForSeveralDays: isForSeveralDays) }
      device.perform(cause: "the test") { device.settings.locale = Locale(identifier: "en_GB") }
      XCTAssertEqual(weekdays.map { $0.name }, ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"])
    }
    XCTAssertEqual(try XCTUnwrap(weekdays.first).x, try middle(of: "Monday, January 8"), accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(weekdays.last).x, try middle(of: "Sunday, January 7"), accuracy: 0.5)
    device.perform(cause: "the test") { device.settings.locale = Locale(identifier: "de_DE") }
    XCTAssertEqual(weekdays.first?.name.prefix(2), "MO")
  }

  func test_theDaysOfACalendarOfSeveralDaysAreBelowTheirWeekdays() throws {
    show { Calendars(isForSeveralDays: true) }
    XCTAssertEqual(weekdays.map { $0.name }, ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    XCTAssertEqual(try XCTUnwrap(weekdays.first).x, try middle(of: "Sunday, January 7, 2018"), accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(weekdays.last).x, try middle(of: "Saturday, January 13, 2018"), accuracy: 0.5)
    XCTAssertEqual(try middle(of: "Monday, January 1, 2018"), try middle(of: "Monday, January 8, 2018"))
  }
}
