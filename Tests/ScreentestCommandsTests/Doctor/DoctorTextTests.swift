import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of the text and the JSON of `screentest doctor`.
final class DoctorTextTests: XCTestCase {
  func test_aHealthyReportHasALineForEachGroup() {
    XCTAssertEqual(
      SampleReport.result(SampleReport.healthy).text(showsAllRows: false),
      """
      ScreenTestKit  commit 0123456789ab
      Swift          6.3.1 (swift-6.3.1-RELEASE), x86_64-unknown-linux-gnu; the newest tested version is 6.3
      Runtime        /usr/lib/swift/linux/libswiftCore.so
      C compiler     Clang 21.0.0
      Platform       Debian GNU/Linux 12 (bookworm), Linux 6.1.0, x86_64, glibc 2.36
      Package        /packages/Shelf
      Tests          /packages/Shelf/.build/debug/ShelfPackageTests.xctest

      ✓ time: clocks, waits, queues, locks, and threads
        ✓ Sleeps
        ? Waits: 1 of 2 not tried
        – Timers
      ✓ network: the requests of an app
        ✓ Sessions

      2 of 2 categories work.
      6 rows: 3 work, 1 weren't tried, 2 aren't needed.

      """)
  }

  func test_allRowsAreShownIfThatIsAskedFor() {
    let lines = SampleReport.result(SampleReport.healthy).text(showsAllRows: true).split(separator: "\n").filter { $0.hasPrefix("    ") }
    XCTAssertEqual(
      lines,
      [
        "    ✓ sleep (libc.so, redefined)", "    – Foundation.Timer.fire() (libFoundation.so, looked up): not needed in this process", "    ✓ sleep (libc.so, redefined)",
        "    ? XCTest waits in slices. (assumed): not tried in this process", "    – Foundation.Timer.fire() (libFoundation.so, looked up): not needed in this process",
        "    ✓ FoundationNetworking.URLSession.shared.getter (libFoundationNetworking.so, redefined)",
      ])
  }

  func test_aBrokenReportSaysWhatIsLost() {
    var result = SampleReport.result(SampleReport.broken)
    result.commit = nil
    result.compiler = nil
    XCTAssertEqual(
      result.text(showsAllRows: false),
      """
      ScreenTestKit  unknown commit
      Swift          unknown; newer than 6.3, which is the newest tested version
      Runtime        /usr/lib/swift/linux/libswiftCore.so
      C compiler     Clang 21.0.0
      Left out       executors, backtraces
      Platform       Linux 6.1.0, aarch64, glibc 2.40; not tested on this platform
      Package        /packages/Shelf
      Tests          /packages/Shelf/.build/debug/ShelfPackageTests.xctest
      Note           Nothing is intercepted.

      ✗ time: clocks, waits, queues, locks, and threads
        ✓ Sleeps
        ✗ A trial failed: timers fire in real time
          expected: a timer is virtual
          actual:   it is real
      ? network: the requests of an app
        ? Sessions: 1 of 1 not tried
      ✗ locale: the time zone, the locale, the calendar, and the language of bundles
        ✗ Locale: the app uses the machine's locale
          ✗ Foundation.Locale.current.getter (libFoundation.so, redefined): no library has it; similar: A, B
          ✗ tzset (libFoundation.so, replaced import): the library doesn't import it

      0 of 3 categories work. Broken: time, locale. Not tried: network.
      5 rows: 2 work, 2 don't work, 1 weren't tried.

      """)
  }

  func test_theJSONHasTheWholeResult() throws {
    let result = SampleReport.result(SampleReport.broken)
    XCTAssertEqual(try JSONDecoder().decode(DoctorResult.self, from: Data(result.json.utf8)), result)
    XCTAssertTrue(result.json.hasPrefix("{\n") && result.json.hasSuffix("}\n"))
    XCTAssertTrue(result.json.contains("\"way\" : \"replaced import\""), result.json)
  }
}
