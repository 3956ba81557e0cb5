import Foundation
import XCTest

@testable import Driving
@testable import ScreentestCommands

/// Tests of sessions whose apps run in other processes, which are this test executable in driving mode.
final class DrivenProcessesTests: XCTestCase {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("driven-\(UUID().uuidString.prefix(8))")
  private var session: DriveSession!
  private var folder: DriveFolder!

  override func tearDown() {
    session?.end()
    session = nil
    try? FileManager.default.removeItem(at: root)
  }

  /// Starts a session with an app.
  private func start(_ app: String) throws {
    let folder = try DriveFolder(session: "test", environment: ["SCREENTEST_DRIVE_FOLDER": root.path])
    self.folder = folder
    try folder.create()
    var settings = DriveSettings(package: root.path)
    settings.app = app
    settings.executable = try XCTUnwrap(CommandLine.arguments.first)
    let package = root
    session = DriveSession(folder: folder, settings: settings, build: BuiltPackage(settings.executable)) { settings in
      PlayerProcesses(executable: settings.executable, package: package, folder: folder)
    }
    let first = try session.start()
    XCTAssertEqual(first.status, 0, first.text)
  }

  @discardableResult
  private func answer(_ words: String...) -> DriveAnswer { session.answer(to: DriveCall(words: words, folder: root.path)) }

  /// The screens after `undo`, `redo` and `go-to` are the ones from before, after each action of the walk.
  func test_undoRedoAndGoToAreExactAfterEachAction() throws {
    try start("NotInstagramApp")
    var screens = [answer("look", "--all").text]
    for (index, words) in ExampleWalk.commands.enumerated() {
      let done = session.answer(to: DriveCall(words: words, folder: root.path))
      XCTAssertEqual(done.status, 0, "\(words): \(done.text)")
      screens.append(answer("look", "--all").text)
      // The session compares the screens of all steps that it repeats.
      let undone = answer("undo")
      XCTAssertEqual(undone.status, 0, "\(words): \(undone.text)")
      XCTAssertEqual(answer("look", "--all").text, screens[index], "before \(words)")
      let redone = answer("redo")
      XCTAssertEqual(redone.status, 0, "\(words): \(redone.text)")
      XCTAssertEqual(answer("look", "--all").text, screens[index + 1], "\(words)")
      XCTAssertEqual(session.history.stepCount, index + 1)
    }
    for step in screens.indices.reversed() + [screens.count - 1] {
      let reached = answer("go-to", "\(step)")
      XCTAssertEqual(reached.status, 0, reached.text)
      XCTAssertEqual(session.history.stepCount, step)
      XCTAssertEqual(answer("look", "--all").text, screens[step], "after step \(step)")
    }
  }

  /// A saved scenario ends the process that waits, and each later command gets a process that answers.
  func test_aSavedScenarioIsFollowedByOtherCommands() throws {
    try start("FragileApp")
    XCTAssertEqual(answer("tap", "Break").status, 0)
    for words in [["save", "Tests/BreakTests.swift"], ["undo"], ["redo"], ["save", "Tests/BreakTests.swift", "--force"], ["scenario"], ["go-to", "1"]] {
      let answer = session.answer(to: DriveCall(words: words, folder: root.path))
      XCTAssertEqual(answer.status, 0, "\(words): \(answer.text)")
    }
    XCTAssertTrue(answer("look").text.contains("staticText \"Cracked\""))
    XCTAssertEqual(answer("reset").status, 0)
    XCTAssertTrue(answer("look").text.contains("staticText \"Whole\""))
  }

  func test_aReloadedAppPerformsOtherCommands() throws {
    try start("FragileApp")
    XCTAssertEqual(answer("tap", "Break").status, 0)
    for words in [["reload"], ["tap", "Ring"], ["undo"], ["reload"], ["redo"], ["scenario"]] {
      let answer = session.answer(to: DriveCall(words: words, folder: root.path))
      XCTAssertEqual(answer.status, 0, "\(words): \(answer.text)")
      XCTAssertTrue(self.answer("look").text.contains("staticText \"Cracked\""), "\(words)")
    }
  }

  /// The app from before keeps running if no process can be started for the new one.
  func test_aReloadThatFailsKeepsTheApp() throws {
    try start("FragileApp")
    XCTAssertEqual(answer("tap", "Break").status, 0)
    try FileManager.default.createDirectory(at: folder.log, withIntermediateDirectories: false)
    XCTAssertEqual(answer("reload"), DriveAnswer("\(folder.log.path) could not be written: \(String(cString: strerror(EISDIR))).", status: 1))
    XCTAssertTrue(answer("look").text.contains("staticText \"Cracked\""))
    XCTAssertEqual(answer("tap", "Ring").status, 0)
    try FileManager.default.removeItem(at: folder.log)
    XCTAssertEqual(answer("reload").status, 0)
  }

  /// The output of the processes that wait, repeat actions or write scenarios isn't the app's.
  func test_theLogHasTheOutputOfTheAppThatIsDriven() throws {
    try start("FragileApp")
    let nothing = "The app has printed nothing since then."
    XCTAssertEqual(answer("log").text, nothing)
    XCTAssertEqual(answer("tap", "Ring").status, 0)
    XCTAssertEqual(answer("log").text, "the vase rings")
    XCTAssertEqual(answer("scenario").status, 0)
    XCTAssertEqual(answer("log").text, nothing)
    XCTAssertEqual(answer("undo").status, 0)
    XCTAssertEqual(answer("log", "--all").text, nothing)
    XCTAssertEqual(answer("redo").status, 0)
    XCTAssertEqual(answer("log").text, "the vase rings")
    XCTAssertEqual(answer("log", "--all").text, "the vase rings")
  }

  func test_aCrashNamesTheAppsLineAndTheSessionGoesOn() throws {
    try start("FragileApp")
    XCTAssertEqual(answer("tap", "Break").status, 0)
    let crash = answer("tap", "Crash")
    XCTAssertEqual(crash.status, 1)
    XCTAssertTrue(crash.text.contains("Fatal error: the vase fell"), crash.text)
    XCTAssertTrue(crash.text.contains("/Tests/DrivingTests/FragileApp.swift:17."), crash.text)
    XCTAssertTrue(crash.text.hasSuffix("“undo” goes back to step 1, the one before."), crash.text)
    XCTAssertEqual(answer("look").status, 1)
    let back = answer("undo")
    XCTAssertEqual(back.status, 0, back.text)
    XCTAssertTrue(answer("look").text.contains("staticText \"Cracked\""))
  }

  func test_aHangNamesTheAppsLine() throws {
    setenv("SCREENTEST_STEP_LIMIT", "4", 1)
    defer { unsetenv("SCREENTEST_STEP_LIMIT") }
    try start("FragileApp")
    let hang = answer("tap", "Hang")
    XCTAssertEqual(hang.status, 1)
    XCTAssertTrue(hang.text.contains("/Tests/DrivingTests/FragileApp.swift:18."), hang.text)
    XCTAssertEqual(answer("undo").status, 0)
  }

  /// A screen that depends on the process differs after `undo`, and the answer shows how.
  func test_anAppThatDoesNotRepeatItselfIsSaid() throws {
    try start("FragileApp")
    XCTAssertEqual(answer("tap", "Differ").status, 0)
    XCTAssertEqual(answer("pass", "1s").status, 0)
    let undone = answer("undo")
    XCTAssertEqual(undone.status, 1)
    XCTAssertTrue(undone.text.contains("differs from before"), undone.text)
    XCTAssertTrue(undone.text.contains("- StaticText “Process "), undone.text)
    XCTAssertTrue(undone.text.contains("+ StaticText “Process "), undone.text)
  }
}

/// A package that is built already, and whose test passes.
private final class BuiltPackage: DriveBuild {
  private let executable: String

  init(_ executable: String) { self.executable = executable }

  func build(_ settings: DriveSettings) -> Result<String, DriveProblem> { .success(executable) }

  func targets(_ settings: DriveSettings) -> PackageTargets? { PackageTargets([.init(name: "BreakTests", module: "BreakTests", path: "Tests", dependencies: [], kind: .test)]) }

  func failure(of test: String, _ settings: DriveSettings, _ secrets: [String: String], output: URL) -> String? { nil }
}
