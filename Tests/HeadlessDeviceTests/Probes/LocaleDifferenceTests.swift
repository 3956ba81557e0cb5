import CTestProcess
import Foundation
import VirtualTime
import XCTest

@testable import HeadlessDevice

/// Tests of the question whether the machine's locale differs from a device's.
@MainActor
final class LocaleDifferenceTests: XCTestCase {
  private func differs(_ row: stk_process_row, zone: TimeZone? = nil, locale: String? = nil) -> Bool {
    let device = Device(apps: [])
    device.settingsStorage.value.timeZone = zone ?? .current
    device.settingsStorage.value.locale = locale.map { Locale(identifier: $0) } ?? .current
    device.settingsStorage.value.calendar = Calendar.current.identifier
    return LocaleProbe.differs(InterpositionRow(row), on: device)
  }

  private func zone(_ name: String) throws -> TimeZone { try XCTUnwrap(TimeZone(identifier: name)) }

  private let rows = [
    stk_process_row_time_zone, stk_process_row_default_time_zone, stk_process_row_new_calendar, stk_process_row_locale, stk_process_row_localized_string,
    stk_process_row_new_formatter,
  ]

  func test_aDeviceLikeTheMachineDiffersInNothing() {
    for row in rows { XCTAssertFalse(differs(row), InterpositionRow(row).name) }
  }

  func test_anotherZoneMattersToWhatHasAZone() throws {
    let zone = try XCTUnwrap(TimeZone(secondsFromGMT: TimeZone.current.secondsFromGMT() + 3600))
    XCTAssertEqual(rows.map { differs($0, zone: zone) }, [true, true, true, false, false, true])
  }

  func test_zonesAreAlikeIfTheirTimeChangesAlike() throws {
    let (abidjan, london) = (try zone("Africa/Abidjan"), try zone("Europe/London"))
    XCTAssertTrue(LocaleProbe.areAlike(abidjan, try zone("Etc/GMT")))
    // London has Abidjan's time in winter, and Lagos's in summer.
    XCTAssertFalse(LocaleProbe.areAlike(london, abidjan))
    XCTAssertFalse(LocaleProbe.areAlike(london, try zone("Africa/Lagos")))
  }

  func test_anotherLocaleMattersToWhatHasALocale() {
    XCTAssertEqual(rows.map { differs($0, locale: "sw_KE") }, [false, false, false, true, true, true])
  }
}
