import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

@preconcurrency @MainActor
final class InterpolationTests: DeviceTestCase {
  // Monday, June 1, 2026, 9:41 AM UTC, the start of a device's clock.
  private let start = Date(timeIntervalSince1970: 1_780_306_860)

  func test_numbersAreWrittenAsInSwiftUI() {
    show {
      Text("\(12) of \(1_234_567)")
      Text("\(-2500)")
      Text("\(3.5)")
      Text("\(1234.5, specifier: "%.1f")")
      Text("\(0.25, format: .percent)")
      Text(verbatim: "\(1234)")
    }
    XCTAssertEqual(texts, ["12 of 1,234,567", "-2,500", "3.500000", "1234.5", "25%", "1234"])
  }

  func test_numbersFollowTheLocale() {
    show { Text("\(1_234_567) and \(3.5)").environment(\.locale, Locale(identifier: "de_DE")) }
    XCTAssertEqual(texts, ["1.234.567 and 3,500000"])
  }

  func test_textsAndImagesCanBeInterpolatedAndAdded() {
    show {
      Text("\(Image(systemName: "star")) Star")
      Text("\(Text("Now").bold()) or **never**")
      Text("A") + Text(" and ") + Text("\(1000)")
      Text(AttributedString("Attributed"))
    }
    XCTAssertEqual(texts, ["star Star", "Now or never", "A and 1,000", "Attributed"])
  }

  func test_datesAreWrittenInTheirStyles() {
    let start = start
    show {
      Text(start, style: .date)
      Text(start, style: .time)
      Text("Due \(start.addingTimeInterval(7200), style: .offset)")
      Text(start...start.addingTimeInterval(3600))
    }
    XCTAssertEqual(device.date, start)
    XCTAssertEqual(texts.map { $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") }, ["June 1, 2026", "9:41 AM", "Due +2 hours", "Jun 1, 2026, 9:41 – 10:41 AM"])
  }

  func test_aTimerInATextFollowsTheClock() {
    let start = start
    show {
      Text(start.addingTimeInterval(90), style: .timer)
      Text(start, style: .relative)
      Text(timerInterval: start...start.addingTimeInterval(3))
    }
    XCTAssertEqual(texts, ["1:30", "0 sec", "0:03"])
    device.advance(by: .seconds(1))
    XCTAssertEqual(texts, ["1:29", "1 sec", "0:02"])
    device.advance(by: .seconds(61))
    XCTAssertEqual(texts, ["0:28", "1 min, 2 sec", "0:00"])
  }

  func test_aTimerThatHasEndedLeavesNothingToWaitFor() {
    let start = start
    show { Text(timerInterval: start...start.addingTimeInterval(2)) }
    XCTAssertFalse(device.scheduler.pending.isEmpty)
    device.advance(by: .seconds(3))
    XCTAssertEqual(texts, ["0:00"])
    XCTAssertEqual(device.scheduler.pending.map(\.name), [])
  }
}
