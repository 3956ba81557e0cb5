import Foundation
import XCTest

/// Tests that run this test bundle in processes that lack a row of the table of what is intercepted.
///
/// Only debug builds can take rows away.
final class TakenAwayProcessTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TakenAwayProcessTests-\(UUID().uuidString)")

  override func setUpWithError() throws {
    #if !DEBUG
      throw XCTSkip("Rows can't be taken away in a release build.")
    #endif
    try skipUnderThreadSanitizer()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a test of the subjects in a process without a row.
  private func run(_ test: String, without row: String) throws -> (status: Int32, output: String) {
    try TestBundleProcess.run(["ScreenTestKitTests.TakenAwaySubjects/\(test)"], ["SCREENTEST_WITHOUT_ROWS": row, "SCREENTEST_OUTPUT": folder.path])
  }

  private func assertMissed(_ row: String, in test: String, saying sentence: String, _ loss: String, line: UInt = #line) throws {
    let using = try run(test, without: row)
    XCTAssertEqual(using.status, 1, using.output, line: line)
    XCTAssertTrue(using.output.contains("Executed 1 test, with 1 failure (0 unexpected)"), using.output, line: line)
    XCTAssertTrue(using.output.contains(sentence), using.output, line: line)
    XCTAssertTrue(using.output.contains("This would go wrong: \(loss)"), using.output, line: line)
    let other = try run("test_plain", without: row)
    XCTAssertEqual(other.status, 0, other.output, line: line)
    XCTAssertTrue(other.output.contains("Executed 1 test, with 0 failures"), other.output, line: line)
  }

  func test_aProcessThatLacksNothing() throws {
    XCTAssertEqual(try run("test_locale", without: "nothing").status, 0)
  }

  func test_aGetterOfTheLocale() throws {
    try assertMissed(
      "default_time_zone", in: "test_locale", saying: "Could not show the device’s language, region and time zone to the app: the app would see the machine’s in this process.",
      "the app uses the time zone, the locale and the calendar of the machine.")
  }

  func test_anImportOfFoundation() throws {
    try assertMissed(
      "foundation_getenv", in: "test_surroundings", saying: "Could not keep the app’s surroundings apart from the test process’s:",
      "an app uses the folders of the user who runs the tests.")
  }

  func test_aKindOfSession() throws {
    try assertMissed(
      "ephemeral_configuration", in: "test_network", saying: "Could not catch the app’s requests:", "requests of an app's sessions go to the real network.")
  }

  func test_aRunThatCouldLoseExpectationsFailsAtItsEnd() throws {
    let ended = try run("test_plain", without: "install_issue_handler")
    XCTAssertEqual(ended.status, 1, ended.output)
    XCTAssertTrue(ended.output.contains("Executed 1 test, with 0 failures"), ended.output)
    XCTAssertTrue(ended.output.contains("error: 1 failure doesn't belong to a test, so the run fails:\nCould not collect the failures of this process"), ended.output)
  }

  func test_withoutAFunctionOfTime_everyTestWithADeviceIsRefused() throws {
    // The process must not call the function, because it would crash.
    for row in ["dispatch_group_wait", "swift_task_getJobFlags", "concurrency_clock_gettime", "enqueue_global_hook", "task_owners"] {
      let ended = try run("test_plain", without: row)
      XCTAssertEqual(ended.status, 1, "\(row): \(ended.output)")
      XCTAssertTrue(ended.output.contains("Could not start the simulated device: an app’s waits would take real time in this process."), "\(row): \(ended.output)")
      if row.hasPrefix("swift_") { XCTAssertTrue(ended.output.contains("The reason: the runtime has no \(row)."), ended.output) }
    }
  }
}
