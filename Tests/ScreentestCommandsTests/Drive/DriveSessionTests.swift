import Foundation
import ScenarioKit
import XCTest

@testable import ScreentestCommands

/// Tests of the commands that go back and forth in a session, and of what a session survives.
final class DriveSessionTests: SampleSessionTestCase {
  private func assertAnswer(_ session: DriveSession, _ line: String, _ text: String, status: Int32 = 0, at number: UInt = #line) {
    let answer = session.answer(line)
    XCTAssertEqual(answer.text, text, line: number)
    XCTAssertEqual(answer.status, status, line: number)
  }

  // MARK: Commands

  func test_aCommandIsPerformedByTheApp() throws {
    let session = sample.session()
    XCTAssertEqual(try session.start().text, "launched")
    let answer = session.answer("tap a")
    XCTAssertEqual(answer.jsonLine, #"{"elements":[],"status":0,"text":"tap a"}"#)
    assertAnswer(session, "expect b", "expect b fails", status: 1)
    assertAnswer(session, "look", "tap a")
    XCTAssertEqual(session.words, ["tap a", "expect b"])
    XCTAssertEqual(session.history.stepCount, 1)
  }

  func test_anUnknownCommandGetsTheNearestOne() throws {
    let session = try session()
    assertAnswer(session, "tapp a", "“tapp” isn't a command. Did you mean “tap”? “help” lists the commands.", status: 2)
    assertAnswer(session, "", "A command is missing. “help” lists the commands.", status: 2)
    assertAnswer(session, "start", "“start” can't be used inside a session: screentest drive start.", status: 2)
    XCTAssertEqual(sample.players.requests.map(\.kind), [.launch])
  }

  func test_wordsThatACommandCannotUseChangeNothing() throws {
    let session = try session("tap a")
    for (line, word) in [
      ("reset 1", "1"), ("reset foo", "foo"), ("stop now", "now"), ("log --al", "--al"), ("log --all=x", "--all=x"), ("log x", "x"), ("reload x", "x"), ("status x", "x"),
      ("save F.swift extra", "extra"), ("save F.swift --forc", "--forc"), ("scenario xcuitest", "xcuitest"), ("scenario --file F", "--file"), ("undo 1 1", "1"), ("go-to 0 1", "1"),
      ("help tap x", "x"),
    ] {
      let answer = session.answer(line)
      let usage = DriveCommandName.named(String(line.prefix { $0 != " " }))?.usage ?? ""
      XCTAssertEqual(answer, DriveAnswer("\(line.prefix { $0 != " " }) can’t use “\(word)”: \(usage).", status: 2), line)
      XCTAssertFalse(answer.isLast)
    }
    assertAnswer(session, "save F.swift --name", "--name requires a value after it.", status: 2)
    XCTAssertEqual(session.words, ["tap a"])
    XCTAssertEqual(sample.players.players.count, 1)
    XCTAssertTrue(sample.build.contents.isEmpty)
  }

  func test_theUsageSaysWhichWordsACommandHas() throws {
    let save = try XCTUnwrap(DriveCommandName.named("save"))
    XCTAssertEqual(
      try save.split(["--name", "--force", "--style=xcuitest", "F.swift"]), DriveCommandName.Words(plain: ["F.swift"], options: ["--name": "--force", "--style": "xcuitest"]))
    XCTAssertEqual(try save.split(["--force", "F.swift"]), DriveCommandName.Words(plain: ["F.swift"], options: ["--force": ""]))
  }

  func test_statusAndLogHaveMembers() throws {
    let session = try session("tap a", "expect b", "tap c", "undo")
    let folder = sample.folder.url.path
    let status = session.answer("status")
    XCTAssertEqual(status.json, #"{"folder":"\#(folder)","package":"\#(sample.root.path)","session":"shop","steps":["tap a"],"undone":1}"#)
    try XCTUnwrap(sample.players.running.first).printed = (1...21).map { "line \($0)\n" }.joined()
    let lines = (2...21).map { "\"line \($0)\"" }.joined(separator: ",")
    XCTAssertEqual(session.answer("log").json, #"{"lines":[\#(lines)],"omitted":1}"#)
    XCTAssertEqual(session.answer("log").json, #"{"lines":[],"omitted":0}"#)
    _ = session.answer("press x")
    XCTAssertTrue(session.answer("status").json.hasPrefix(#"{"crash":"The app ended in"#))
  }

  func test_aLongWordIsRefused() throws {
    let session = try session()
    let word = String(repeating: "é", count: 10_000)
    assertAnswer(session, "open-url \(word)", "open-url \(word)")
    assertAnswer(
      session, "open-url \(word)x", "A word of a command can have 10000 characters, and this one has 10001. Type a long text in several commands.", status: 2)
    let answer = session.answer(String(repeating: "x", count: 1_000_000))
    XCTAssertEqual(answer.status, 2)
    XCTAssertLessThan(answer.text.count, 200)
    XCTAssertEqual(session.history.stepCount, 1)
  }

  /// The list has the numbers that “go-to” uses.
  func test_theStatusNumbersTheSteps() throws {
    let session = try session("tap a", "expect b", "tap c", "tap d", "undo")
    assertAnswer(
      session, "status",
      """
      session: shop
      package: \(sample.root.path)
      app: the package’s only app
      steps: 2, 1 undone
      folder: \(sample.folder.url.path)
        1. tap a
        2. tap c
      """)
    assertAnswer(session, "go-to 2", "went to step 2\ntap a\ntap c")
  }

  // MARK: Back in time

  func test_undoneStepsAreDoneAgain() throws {
    let session = try session("tap a", "tap b", "tap c")
    assertAnswer(session, "undo", "undid: tap c\ntap a\ntap b")
    assertAnswer(session, "undo 2", "undid: tap a, tap b\nlaunched")
    assertAnswer(session, "redo 3", "did again: tap a, tap b, tap c\ntap a\ntap b\ntap c")
    assertAnswer(session, "go-to 0", "went to step 0\nlaunched")
    assertAnswer(session, "go-to 2", "went to step 2\ntap a\ntap b")
    XCTAssertEqual(sample.players.running.count, 1)
  }

  func test_aNewActionReplacesWhatWasUndone() throws {
    let session = try session("tap a", "tap b", "undo", "tap c")
    XCTAssertEqual(session.words, ["tap a", "tap c"])
    assertAnswer(session, "redo", "No step was undone.", status: 2)
  }

  func test_aNumberOutOfRangeChangesNothing() throws {
    let session = try session("tap a", "tap b", "undo")
    let count = sample.players.players.count
    for word in ["2", "0", "-1", "x"] { assertAnswer(session, "undo \(word)", "undo requires a number from 1 to 1, and “\(word)” isn't one.", status: 2) }
    assertAnswer(session, "redo 2", "redo requires a number from 1 to 1, and “2” isn't one.", status: 2)
    for word in ["3", "-1", "x", ""] { assertAnswer(session, "go-to \(word)", "go-to requires a step from 0 to 2, and “\(word)” isn't one.", status: 2) }
    XCTAssertEqual(sample.players.players.count, count)
    assertAnswer(session, "look", "tap a")
    _ = session.answer("undo")
    assertAnswer(session, "undo", "No step can be undone.", status: 2)
  }

  func test_failedActionsAreRepeatedAndUndoneWithTheStepBefore() throws {
    let session = try session("tap a", "expect b", "tap c", "expect d")
    assertAnswer(session, "undo", "undid: tap c\ntap a")
    XCTAssertEqual(session.words, ["tap a"])
    assertAnswer(session, "redo", "did again: tap c\ntap a\ntap c")
    XCTAssertEqual(session.words, ["tap a", "expect b", "tap c"])
  }

  func test_aScreenThatDiffersIsShown() throws {
    let session = try session("tap a", "tap b")
    sample.players.keptLine = "greeting 2"
    assertAnswer(
      session, "undo",
      """
      undid: tap b
      The screen after step 1, “tap a”, differs from before. The app may keep something outside of its device, use random numbers of the machine, or use the real network:
        + greeting 2
      greeting 2
      tap a
      """, status: 1)
    // The new screen is the one to compare with from now on.
    XCTAssertEqual(session.answer("go-to 1").status, 0)
  }

  func test_anActionThatEndsDifferentlyStopsARepetition() throws {
    let session = try session("tap a", "tap b", "tap c", "undo")
    sample.players.failing = ["tap b"]
    let answer = session.answer("redo")
    // Nothing was done again, because the step before ended differently.
    XCTAssertEqual(answer.text, "Step 2, “tap b”, ends differently:\ntap b fails now\nThe steps from there on are left out. “redo” tries them.")
    XCTAssertEqual(answer.status, 1)
    XCTAssertEqual(session.words, ["tap a"])
    XCTAssertEqual(session.history.redoCount, 2)
  }

  func test_differencesHaveALimit() {
    let entry = DriveHistory.Entry(step: DrivenStep(DrivenAction("tap")), screen: (1...12).map { "old \($0)" }.joined(separator: "\n"))
    let lines = ScreenDifference.text([entry], [""], hidden: { $0 })?.split(separator: "\n") ?? []
    XCTAssertEqual(lines.count, 12)
    XCTAssertEqual(lines.last, "  … 2 more")
    XCTAssertNil(ScreenDifference.text([entry], [entry.screen ?? ""], hidden: { $0 }))
  }

  // MARK: Crashes

  private static let crash = """
    The app ended in “press x”:
    Fatal error: no such row
    The crash is in Sources/Shop/Cart.swift:41.
    “undo” goes back to step 2, the one before.
    """

  func test_aSessionSurvivesItsApp() throws {
    let session = try session("tap a", "tap b", "expect c")
    assertAnswer(session, "press x", Self.crash, status: 1)
    assertAnswer(session, "tap d", Self.crash, status: 1)
    XCTAssertTrue(session.answer("status").text.contains("no such row"))
    assertAnswer(session, "undo", "went back to step 2\ntap a\ntap b")
    XCTAssertEqual(session.words, ["tap a", "tap b", "expect c"])
    assertAnswer(session, "tap d", "tap d")
  }

  func test_undoAfterACrashCountsTheCrash() throws {
    let session = try session("tap a", "tap b", "press x")
    assertAnswer(session, "undo 4", "undo requires a number from 1 to 3, and “4” isn't one.", status: 2)
    assertAnswer(session, "undo 2", "went back to step 1\ntap a")
    XCTAssertEqual(session.history.redoCount, 1)
    let other = try sample.started()
    let answer = other.answer("press x")
    XCTAssertTrue(answer.text.hasSuffix("“undo” goes back to the start."), answer.text)
    assertAnswer(other, "undo", "went back to step 0\nlaunched")
  }

  func test_aRepetitionThatEndsTheAppStopsBeforeIt() throws {
    let session = try session("tap a", "tap b", "tap c")
    sample.players.crashing = ["tap b"]
    assertAnswer(
      session, "go-to 2",
      """
      went to step 1
      Step 2, “tap b”, ends the app:
      Fatal error: no such row
      The crash is in Sources/Shop/Cart.swift:41.
      tap a
      """, status: 1)
    XCTAssertEqual(session.words, ["tap a"])
    XCTAssertEqual(session.history.redoCount, 2)
    assertAnswer(session, "look", "tap a")
    XCTAssertEqual(sample.players.running.count, 1)
  }

  // MARK: The log

  func test_theLogShowsWhatIsNew() throws {
    let session = try session("tap a")
    assertAnswer(session, "log", "The app has printed nothing since then.")
    try XCTUnwrap(sample.players.running.first).printed = (1...25).map { "line \($0)\n" }.joined()
    assertAnswer(session, "log", (["… 5 more lines: log --all"] + (6...25).map { "line \($0)" }).joined(separator: "\n"))
    assertAnswer(session, "log", "The app has printed nothing since then.")
    assertAnswer(session, "log --all", (1...25).map { "line \($0)" }.joined(separator: "\n"))
    // The app that has performed the steps again is another process.
    _ = session.answer("undo")
    assertAnswer(session, "log --all", "The app has printed nothing since then.")
    try XCTUnwrap(sample.players.running.first).printed = "line 1\n"
    assertAnswer(session, "log", "line 1")
  }
}
