import Foundation
import XCTest

@testable import HeadlessUI

final class CalendarDateTests: XCTestCase {
  func test_aDayIsCountedAsTheCalendarCountsIt() {
    let words = DateWords(timeZone: .gmt)
    for dayNumber in stride(from: -800_000, through: 800_000, by: 997) {
      let date = Date(timeIntervalSince1970: Double(dayNumber) * 86_400)
      guard date > Date(timeIntervalSince1970: -12_000_000_000) else { continue }
      let parts = words.calendar.dateComponents([.weekday, .month, .day], from: date)
      let civil = CalendarDate.date(ofDayNumber: dayNumber)
      XCTAssertEqual([civil.weekday + 1, civil.month + 1, civil.day], [parts.weekday, parts.month, parts.day])
    }
  }

  func test_aDayBeginsAtMidnightOfItsTimeZone() {
    let lateInTheEvening = Date(timeIntervalSince1970: 1_515_490_860 + 14 * 3600)
    XCTAssertEqual(CalendarDate(lateInTheEvening, DateWords(timeZone: .gmt).calendar).day, 9)
    let tokyo = CalendarDate(lateInTheEvening, DateWords(timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt).calendar)
    XCTAssertEqual([tokyo.day, tokyo.hour, tokyo.minute], [10, 8, 41])
    XCTAssertEqual(DateWords.day(tokyo.dayNumber), "Wed, Jan 10")
  }

  func test_monthsHaveTheirLengths() {
    XCTAssertEqual((1...12).map { CalendarDate.length(ofMonth: $0, year: 2023) }.reduce(0, +), 365)
    XCTAssertEqual(CalendarDate.length(ofMonth: 2, year: 2024), 29)
    XCTAssertEqual(CalendarDate.length(ofMonth: 2, year: 2000), 29)
    XCTAssertEqual(CalendarDate.length(ofMonth: 2, year: 2100), 28)
  }
}
