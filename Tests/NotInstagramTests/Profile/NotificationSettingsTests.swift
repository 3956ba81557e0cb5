import XCTest

@testable import NotInstagram

final class NotificationSettingsTests: XCTestCase {
  private func text(hours: Double, minutes: Double) -> String { NotificationSettings(hasLimit: true, limit: (hours * 60 + minutes) * 60).limitText }

  func test_withoutALimitThereIsNoEnd() {
    XCTAssertEqual(NotificationSettings().limitText, "As long as you like")
  }

  func test_theLimitIsReadInHoursAndMinutes() {
    XCTAssertEqual(text(hours: 0, minutes: 30), "At most 30 minutes a day")
    XCTAssertEqual(text(hours: 1, minutes: 1), "At most 1 hour 1 minute a day")
    XCTAssertEqual(text(hours: 2, minutes: 0), "At most 2 hours a day")
    XCTAssertEqual(text(hours: 0, minutes: 0), "Not at all")
  }
}
