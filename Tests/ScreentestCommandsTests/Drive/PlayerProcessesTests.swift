import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of test processes that don't get as far as an app, and of what they print.
final class PlayerProcessesTests: SampleSessionTestCase {
  /// Returns players whose test executable executes a script.
  private func players(_ script: String, longestStart: Int32 = 60_000) throws -> PlayerProcesses {
    PlayerProcesses(executable: try sample.executable(script), package: sample.root, folder: sample.folder, longestStart: longestStart)
  }

  /// Starts a test executable that executes a script, and returns why it doesn't become a player.
  private func problem(_ script: String, longestStart: Int32 = 60_000) throws -> String? {
    let players = try players(script, longestStart: longestStart)
    do {
      _ = try players.take()
      return nil
    } catch { return error.message }
  }

  func test_aProcessWithoutScreenTestKitIsNamed() throws {
    let executable = sample.root.appendingPathComponent("ShopPackageTests.xctest").path
    XCTAssertEqual(
      try problem("echo \"$@\" \"$SCREENTEST_DRIVE\" >arguments; echo 'Listing 1 test:'"),
      "\(executable) didn't start an app, and ended with status 0. A test target must depend on the product ScreenTestKit, in the version of this tool.")
    XCTAssertEqual(try String(contentsOf: sample.root.appendingPathComponent("arguments"), encoding: .utf8), "--list-tests 1\n")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: sample.folder.url.path), [])
  }

  func test_aProcessThatCrashesAtItsStartSaysWhere() throws {
    XCTAssertEqual(
      try problem("echo 'Sources/Shop/Shop.swift:3: Fatal error: no store' >&2; echo 'The crash is in Sources/Shop/Shop.swift:3.' >&2; exit 1"),
      "Sources/Shop/Shop.swift:3: Fatal error: no store\nThe crash is in Sources/Shop/Shop.swift:3.")
    // The reason of one process isn't the reason of the next.
    XCTAssertEqual(try problem("exit 3")?.contains("didn't start an app, and ended with status 3."), true)
    XCTAssertEqual(try problem("kill -9 $$")?.contains("didn't start an app, and was ended by signal 9 (SIGKILL)."), true)
  }

  func test_aProcessThatHangsAtItsStartIsEnded() throws {
    let executable = sample.root.appendingPathComponent("ShopPackageTests.xctest").path
    XCTAssertEqual(try problem("cat", longestStart: 0), "\(executable) wasn't ready after 0 seconds, so it was ended.")
  }

  func test_theProcessesOfAnAppEndWithIt() throws {
    let player = try players("exec 3<&0; cat <&3 & echo >&3; wait").take()
    XCTAssertEqual(player.explanation(), "The test process was ended by signal 9 (SIGKILL).")
  }

  func test_anExecutableThatIsGoneIsNamed() throws {
    let players = PlayerProcesses(executable: "/gone/tests", package: sample.root, folder: sample.folder)
    XCTAssertThrowsError(try players.take()) { error in
      let message = (error as? DriveProblem)?.message ?? ""
      XCTAssertTrue(message.hasPrefix("/gone/tests could not be run: "), message)
    }
  }

  // MARK: What processes print

  func test_theExplanationOfACrashIsShort() {
    let text = """
      error: the app printed this before
      Sources/Shop/Cart.swift:41: Fatal error: Index out of range

      error: The test process crashed with SIGTRAP.
        test:     screentest drive/tap button "Buy"
        doing:    tap Button "Buy"
      The steps before it are in the journal. The tests after it did not run.
      The crash is in Sources/Shop/Cart.swift:41.

      """
    XCTAssertEqual(
      CrashText.explanation(of: text),
      "Sources/Shop/Cart.swift:41: Fatal error: Index out of range\nerror: The test process crashed with SIGTRAP.\nThe crash is in Sources/Shop/Cart.swift:41.")
    XCTAssertEqual(
      CrashText.explanation(of: "error: A step hangs.\nThe hang is in Sources/Shop/Cart.swift:9."), "error: A step hangs.\nThe hang is in Sources/Shop/Cart.swift:9.")
    XCTAssertNil(CrashText.explanation(of: "The app printed this.\n"))
  }

  func test_theFunctionThatAProcessTriedLastIsFound() {
    let text = "error: The test process crashed with SIGTRAP.\n  doing:    try the function logIn()\n  doing:    try the function buy()\n"
    XCTAssertEqual(CrashText.trial(in: text), "buy()")
    XCTAssertNil(CrashText.trial(in: "I try the function buy().\n  doing:    tap button \"Buy\"\n"))
  }

  func test_secretsInsideOfOthersAreHidden() {
    let secrets = DriveSecrets(sample.folder.secrets)
    XCTAssertNil(secrets.keep(["A": "pass", "B": "password", "C": ""]))
    XCTAssertEqual(secrets.hidden(in: "password, pass, word"), "••••••••, ••••••••, word")
    let other = DriveSecrets(sample.folder.secrets)
    other.read()
    XCTAssertEqual(other.texts, secrets.texts)
  }
}
