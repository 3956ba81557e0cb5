import Foundation
import ScenarioKit
import XCTest

@testable import ScreentestCommands

/// Tests of what a session keeps on disk, and of the commands that start a new app.
final class DriveResumeTests: SampleSessionTestCase {
  private func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: sample.folder.actions)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  // MARK: Resume

  func test_aSessionIsResumedWithItsUndoneSteps() throws {
    _ = try session("tap a", "expect b", "type PasswordField hunter2", "tap c", "undo", "tap d", "undo")
    let resumed = sample.session()
    XCTAssertEqual(try resumed.resume().text, "resumed shop\ntap a\ntype a secret text into PasswordField")
    XCTAssertEqual(resumed.words, ["tap a", "expect b", "type a secret text into PasswordField"])
    XCTAssertEqual(sample.players.requests.last?.secrets, ["PASSWORD": "hunter2"])
    XCTAssertEqual(resumed.answer("redo").text, "did again: tap d\ntap a\ntype a secret text into PasswordField\ntap d")
  }

  func test_whatCannotBeResumedIsUndone() throws {
    _ = try session("tap a", "tap b", "tap c")
    sample.players.failing = ["tap b"]
    let resumed = sample.session()
    let answer = try resumed.resume()
    XCTAssertEqual(answer.text, "resumed shop\nStep 2, “tap b”, ends differently:\ntap b fails now\nThe steps from there on are left out. “redo” tries them.")
    XCTAssertEqual(answer.status, 1)
    sample.players.failing = []
    XCTAssertEqual(try again().words, ["tap a"])
    XCTAssertEqual(resumed.answer("redo 2").text, "did again: tap b, tap c\ntap a\ntap b\ntap c")
    XCTAssertEqual(try again().words, ["tap a", "tap b", "tap c"])
  }

  private func again() throws -> DriveSession {
    let session = sample.session()
    _ = try session.resume()
    return session
  }

  func test_aStepThatEndsTheResumedAppIsUndone() throws {
    _ = try session("tap a", "tap b")
    sample.players.crashing = ["tap a"]
    let resumed = sample.session()
    let answer = try resumed.resume()
    XCTAssertTrue(answer.text.hasPrefix("resumed shop\nStep 1, “tap a”, ends the app:\nFatal error: no such row\n"), answer.text)
    XCTAssertEqual(resumed.words, [])
    XCTAssertEqual(resumed.history.redoCount, 2)
    XCTAssertEqual(resumed.answer("tap c").text, "tap c")
  }

  func test_aLastLineThatIsIncompleteIsRemoved() throws {
    _ = try session("tap a", "tap b")
    let whole = try Data(contentsOf: sample.folder.actions)
    try append(#"{"did":{"hasFa"#)
    let resumed = try again()
    XCTAssertEqual(resumed.words, ["tap a", "tap b"])
    XCTAssertEqual(try Data(contentsOf: sample.folder.actions), whole)
    _ = resumed.answer("tap c")
    XCTAssertEqual(try again().words, ["tap a", "tap b", "tap c"])
  }

  func test_aLastLineWithoutALineBreakIsKept() throws {
    _ = try session("tap a", "tap b")
    let whole = try Data(contentsOf: sample.folder.actions)
    try whole.dropLast().write(to: sample.folder.actions)
    let resumed = try again()
    XCTAssertEqual(resumed.words, ["tap a", "tap b"])
    _ = resumed.answer("tap c")
    XCTAssertEqual(try again().words, ["tap a", "tap b", "tap c"])
  }

  func test_anUnreadableLineInTheMiddleLosesNothing() throws {
    _ = try session("tap a")
    try append("from another version\n")
    let whole = try Data(contentsOf: sample.folder.actions) + Data(#"{"undid":1}"#.utf8)
    try append(#"{"undid":1}"#)
    XCTAssertThrowsError(try again()) { error in
      XCTAssertEqual(
        error as? DriveProblem,
        DriveProblem("Line 2 of \(sample.folder.actions.path) can't be read, so the session can't be resumed. Another version of this tool may have written it."))
    }
    XCTAssertEqual(try Data(contentsOf: sample.folder.actions), whole)
  }

  func test_aKindOfChangeThatOnlyAnotherVersionKnowsIsNotIgnored() throws {
    for line in [#"{"renamed":1}"#, #"{"undid":1,"reset":true}"#, "from another version"] {
      try? FileManager.default.removeItem(at: sample.folder.actions)
      _ = try session("tap a")
      try append(line + "\n")
      let whole = try Data(contentsOf: sample.folder.actions)
      XCTAssertThrowsError(try again(), line) { error in
        XCTAssertEqual((error as? DriveProblem)?.message.hasPrefix("Line 2 of \(sample.folder.actions.path) can't be read"), true, "\(error)")
      }
      XCTAssertEqual(try Data(contentsOf: sample.folder.actions), whole, line)
    }
  }

  func test_actionsThatCannotBeReadAreSaid() throws {
    _ = try session()
    try FileManager.default.createDirectory(at: sample.folder.actions, withIntermediateDirectories: true)
    XCTAssertThrowsError(try again()) { error in
      XCTAssertEqual((error as? DriveProblem)?.message.hasPrefix("\(sample.folder.actions.path) can't be read, so the session can't be resumed: "), true, "\(error)")
    }
  }

  func test_damagedSettingsAreSaid() throws {
    var command = DriveCommand()
    command.mode = .resume
    func message() -> String? {
      do throws(DriveProblem) {
        _ = try command.resumedSettings(sample.folder)
        return nil
      } catch { return error.message }
    }
    XCTAssertEqual(message(), "The session “shop” doesn't exist, so it can't be resumed. “screentest drive start” starts one.")
    try Data("{".utf8).write(to: sample.folder.settings)
    let stop = "“screentest drive stop --session shop” deletes it."
    XCTAssertEqual(message(), "\(sample.folder.settings.path) can't be read, so the session can't be resumed. \(stop)")
  }

  // MARK: A full disk

  func test_aFullDiskLosesNoAction() throws {
    let session = try session()
    // Every write to this device fails because it's full.
    try FileManager.default.createSymbolicLink(atPath: sample.folder.actions.path, withDestinationPath: "/dev/full")
    let answer = session.answer("tap a")
    XCTAssertEqual(
      answer.text,
      "tap a\nThe session keeps this action, but it isn't on disk, so “resume” could not bring it back: \(String(cString: strerror(ENOSPC))). The next action tries again.")
    XCTAssertEqual(answer.status, 0)
    _ = session.answer("undo")
    try FileManager.default.removeItem(at: sample.folder.actions)
    XCTAssertEqual(session.answer("tap b").text, "tap b")
    XCTAssertEqual(try again().words, ["tap b"])
    let lines = try String(contentsOf: sample.folder.actions, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(lines.count, 3)
  }

  func test_aSessionWithoutItsFileDoesNotStart() throws {
    try FileManager.default.createDirectory(at: sample.folder.settings.appendingPathComponent("in the way"), withIntermediateDirectories: true)
    XCTAssertThrowsError(try sample.started()) { error in
      let message = (error as? DriveProblem)?.message ?? ""
      XCTAssertTrue(message.hasPrefix("\(sample.folder.settings.path) could not be written: "), message)
    }
    XCTAssertTrue(sample.players.players.isEmpty)
  }

  // MARK: Reset and reload

  func test_aResetForgetsAllSteps() throws {
    let session = try session("tap a", "tap b", "undo")
    XCTAssertEqual(session.answer("reset").text, "started again\nlaunched")
    XCTAssertEqual(session.answer("go-to 1").text, "go-to requires a step from 0 to 0, and “1” isn't one.")
    XCTAssertEqual(try again().words, [])
  }

  func test_aReloadRepeatsTheStepsInTheNewApp() throws {
    let session = try session("tap a", "tap b", "tap c")
    sample.players.keptLine = "new design"
    // The screens of a changed app may differ.
    XCTAssertEqual(session.answer("reload"), DriveAnswer("reloaded\nnew design\ntap a\ntap b\ntap c", json: #"{"elements":[]}"#))
    sample.players.failing = ["tap b"]
    XCTAssertEqual(
      session.answer("reload").text, "reloaded\nStep 2, “tap b”, ends differently:\ntap b fails now\nThe steps from there on are left out. “redo” tries them.")
    XCTAssertEqual(session.words, ["tap a"])
    XCTAssertEqual(session.settings.executable, "/shop/tests")
  }

  /// All processes after a reload run the app of the new build.
  func test_aReloadStartsTheNewExecutable() throws {
    let session = try session("tap a")
    sample.build.result = .success("/shop/new-tests")
    XCTAssertEqual(session.answer("reload").text, "reloaded\ntap a")
    XCTAssertEqual(session.answer("undo").text, "undid: tap a\nlaunched")
    XCTAssertEqual(sample.players.players.map(\.executable), ["/shop/tests", "/shop/new-tests", "/shop/new-tests"])
    XCTAssertEqual(DriveSettings.read(in: sample.folder)?.executable, "/shop/new-tests")
  }

  func test_aFailedBuildKeepsTheApp() throws {
    let session = try session("tap a")
    let count = sample.players.players.count
    sample.build.result = .failure(DriveProblem("Cart.swift:3: error: no such type"))
    XCTAssertEqual(session.answer("reload"), DriveAnswer("Cart.swift:3: error: no such type\nThe app from before is still running.", status: 1))
    XCTAssertEqual(sample.players.players.count, count)
    XCTAssertEqual(session.answer("look").text, "tap a")
  }

  func test_anAppThatCannotStartAgainKeepsTheOneBefore() throws {
    let session = try session("tap a", "tap b")
    sample.players.problem = DriveProblem("The executable is gone.")
    for line in ["undo", "reset", "reload", "scenario"] { XCTAssertEqual(session.answer(line), DriveAnswer("The executable is gone.", status: 1), line) }
    XCTAssertEqual(session.answer("look").text, "tap a\ntap b")
    XCTAssertEqual(session.words, ["tap a", "tap b"])
  }

  /// The steps that could not be redone can still be redone.
  func test_aRedoWithoutAnAppChangesNothing() throws {
    let session = try session("tap a", "tap b", "tap c", "undo 2")
    sample.players.problem = DriveProblem("The executable is gone.")
    for line in ["redo 2", "go-to 2"] { XCTAssertEqual(session.answer(line), DriveAnswer("The executable is gone.", status: 1), line) }
    XCTAssertEqual(session.answer("look").text, "tap a")
    XCTAssertTrue(session.answer("status").text.contains("\nsteps: 1, 2 undone\n"))
    sample.players.problem = nil
    XCTAssertEqual(session.answer("redo 2").text, "did again: tap b, tap c\ntap a\ntap b\ntap c")
    XCTAssertEqual(try again().words, ["tap a", "tap b", "tap c"])
  }

  // MARK: Scenarios

  func test_aScenarioIsWrittenFromAllSteps() throws {
    let session = try session("tap a", "tap b")
    XCTAssertEqual(session.answer("scenario --style xcuitest").text, "tap a, tap b for scenario --style xcuitest")
    XCTAssertEqual(sample.players.running.count, 1)
    _ = session.answer("reset")
    XCTAssertEqual(session.answer("scenario"), DriveAnswer("Nothing was done yet, so a scenario would be empty.", status: 2))
  }

  func test_contextFunctionsThatEndTheProcessAreLeftOut() throws {
    let session = try session("tap a")
    sample.players.endingTrials = ["logIn()", "buy()"]
    XCTAssertEqual(session.answer("scenario").text, "tap a for scenario")
    XCTAssertEqual(sample.players.requests.filter { $0.kind == .scenario }.map(\.excluded), [[], ["logIn()"], ["logIn()", "buy()"]])
    XCTAssertEqual(session.answer("look").text, "tap a")
  }
}
