import Foundation
import HeadlessDevice
import VirtualTime
import XCTest

/// Tests that the probe of an app's surroundings passes in an app, and that each of its checks fails outside of one.
final class SurroundingsProbeTests: XCTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(VirtualScheduler.capturesDispatch, "Nothing is captured under the thread sanitizer.")
  }

  func test_anAppSeesItsSurroundings() {
    XCTAssertEqual(SurroundingsProbe.problems(), [])
  }

  func test_everyCheckFailsOutsideOfAnApp() {
    let problems = SurroundingsProbe.problems(isInApp: false)
    let names = problems.map { $0.expected.components(separatedBy: " is ")[0] }
    XCTAssertEqual(
      names,
      [
        "the text of an app's ProcessInfo.arguments", "the text of an app's CommandLine.arguments", "the list of names in an app's environment", "a value in an app's defaults",
        "a value in the defaults of an app's suite", "the identifier of an app's main bundle", "the identifier of the bundle of an app's class",
        "the type of an app's FileManager.default", "an app's home folder", "the result of NSHomeDirectory() in an app", "the result of NSTemporaryDirectory() in an app",
        "an app's temporary folder", "the folder of caches of an app's own file manager",
      ])
    XCTAssertEqual(Set(problems.map(\.category)), [.surroundings])
    XCTAssertEqual(
      Set(problems.map(\.consequence)),
      [
        "an app gets the arguments and the environment of the process", "an app reads and writes the user defaults of the process",
        "an app finds the resources of the test runner in its main bundle", "an app uses the folders of the user who runs the tests",
        "an app's file manager doesn't find the folders that Linux lacks, such as the library",
      ])
  }

  func test_nothingIsLeft() throws {
    // The first run creates what the process keeps.
    _ = SurroundingsProbe.problems()
    XCTAssertEqual(try filesLeft { _ = SurroundingsProbe.problems() }, [])
    XCTAssertNil(UserDefaults.standard.string(forKey: "ScreenTestKitProbe"))
  }
}
