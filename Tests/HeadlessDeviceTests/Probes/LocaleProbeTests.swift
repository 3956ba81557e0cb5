import Foundation
import HeadlessDevice
import HeadlessUI
import VirtualTime
import XCTest

/// Tests that the probe of the locale passes in an app, and that each of its checks fails outside of one.
final class LocaleProbeTests: XCTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(VirtualScheduler.capturesDispatch, "Nothing is captured under the thread sanitizer.")
  }

  func test_anAppSeesItsDevice() {
    XCTAssertEqual(LocaleProbe.problems(), [])
  }

  func test_everyCheckFailsOutsideOfAnApp() {
    let problems = LocaleProbe.problems(isInApp: false)
    let (strings, values) = (problems.filter { $0.expected.contains("string") }, problems.filter { !$0.expected.contains("string") })
    let zone = "GMT+1347"
    XCTAssertEqual(
      values.map(\.expected),
      [
        "TimeZone.current in an app is \(zone)", "TimeZone.autoupdatingCurrent in an app is \(zone)", "NSTimeZone.default in an app is \(zone)",
        "Locale.current in an app is sw_KE", "Locale.autoupdatingCurrent in an app is sw_KE", "Calendar.current in an app is gregorian with sw_KE and \(zone)",
        "Calendar.autoupdatingCurrent in an app is gregorian with sw_KE and \(zone)", "the time zone of a new calendar in an app is \(zone)",
        "the time zone of a new date formatter in an app is \(zone)", "the time zone of a new subclass of DateFormatter in an app is \(zone)",
      ])
    XCTAssertEqual(Set(values.map(\.consequence)), ["the app uses the time zone, the locale and the calendar of the machine"])
    // Foundation itself chooses one of the two languages, so one check may pass by chance.
    XCTAssertFalse(strings.isEmpty)
    XCTAssertEqual(Set(strings.map(\.consequence)), ["a bundle's strings are in the language of the machine"])
    XCTAssertEqual(Set(problems.map(\.category)), [.locale])
  }

  func test_nothingIsLeft() throws {
    let haveTables = ResourceBundles.shared.haveTables
    // The first run creates what the process keeps.
    _ = LocaleProbe.problems()
    XCTAssertEqual(try filesLeft { _ = LocaleProbe.problems() }, [])
    XCTAssertEqual(ResourceBundles.shared.haveTables, haveTables)
  }
}
