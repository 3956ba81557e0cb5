import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of texts that are typed into secure fields: they aren't shown, and replays type them again.
final class DriveSecretsTests: SampleSessionTestCase {
  func test_secretsAreKeptForReplaysAndNeverShown() throws {
    let session = try session("type PasswordField hunter2", "press x")
    XCTAssertEqual(session.words, ["type a secret text into PasswordField"])
    let attributes = try FileManager.default.attributesOfItem(atPath: sample.folder.secrets.path)
    XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o600)
    let actions = try String(contentsOf: sample.folder.actions, encoding: .utf8)
    XCTAssertFalse(actions.contains("hunter2"), actions)
    _ = session.answer("undo")
    XCTAssertEqual(sample.players.requests.last?.secrets, ["PASSWORD": "hunter2"])
    try XCTUnwrap(sample.players.running.first).printed = "token: hunter2\n"
    XCTAssertEqual(session.answer("log").text, "token: ••••••••")
    session.secrets.delete()
    XCTAssertFalse(FileManager.default.fileExists(atPath: sample.folder.secrets.path))
  }

  func test_aCrashWhileTypingDoesNotShowTheText() throws {
    sample.players.keptLine = "SecureTextField “Password”"
    let session = try session()
    sample.players.crashing = ["type a secret text into PasswordField"]
    sample.players.explanation = "Fatal error: hunter2 is no password"
    let answer = session.answer(#"type PasswordField hunter2\n"#)
    XCTAssertEqual(answer, DriveAnswer("The app ended in “type”:\nFatal error: •••••••• is no password\n“undo” goes back to the start.", status: 1))
    XCTAssertEqual(session.answer("look"), answer)
    try XCTUnwrap(sample.players.players.first).printed = "the password hunter2\n"
    XCTAssertEqual(session.answer("log").text, "the password ••••••••")
    XCTAssertEqual(session.secrets.texts, [:])
  }

  /// A short text would hide parts of the place of the crash.
  func test_aCrashWithoutASecureFieldShowsEverything() throws {
    let session = try session()
    sample.players.crashing = ["type a secret text into Quantity"]
    let answer = session.answer("type Quantity 1")
    XCTAssertTrue(answer.text.contains("The crash is in Sources/Shop/Cart.swift:41."), answer.text)
  }

  func test_theCodeOfAScenarioIsNotChanged() throws {
    let session = try session("type PasswordField for")
    XCTAssertEqual(session.answer("scenario").text, "type a secret text into PasswordField for scenario")
    XCTAssertEqual(session.answer("scenario for"), DriveAnswer("scenario can’t use “••••••••”: scenario [--style xcuitest] [--name TITLE].", status: 2))
  }

  /// The text stands before or after the options.
  func test_theTypedTextIsFoundAmongTheWords() {
    let text = "hunter2"
    for words in [["PIN", text], [text], ["PIN", text, "--secret", "NAME"], ["--secret", "NAME", "PIN", text], ["PIN", "--secret", "NAME", "--", text], ["PIN", "--", text]] {
      XCTAssertEqual(DriveCall.typedText(["type"] + words), text, "\(words)")
    }
    XCTAssertEqual(DriveCall.typedText(["type", "PIN", "--", "--plain"]), "--plain")
    for words in [["tap", text], ["type"], ["type", "PIN", text, "--plain"]] { XCTAssertNil(DriveCall.typedText(words), "\(words)") }
  }

  func test_theTextComesFromTheEnvironment() throws {
    func words(_ words: String...) throws -> [String] { try DriveCall(words, environment: ["PASSWORD": #"a\b"#, "EMPTY": ""]).words }
    XCTAssertEqual(try words("type", "PasswordField", "--from-environment", "PASSWORD"), ["type", "PasswordField", "--secret", "PASSWORD", "--", #"a\\b"#])
    XCTAssertEqual(try words("type", "--from-environment", "PASSWORD"), ["type", "--secret", "PASSWORD", "--", #"a\\b"#])
    XCTAssertEqual(try words("type", "Search", "PASSWORD"), ["type", "Search", "PASSWORD"])
    XCTAssertEqual(try words("tap", "--from-environment", "PASSWORD"), ["tap", "--from-environment", "PASSWORD"])
    for name in ["MISSING", "EMPTY"] {
      XCTAssertThrowsError(try words("type", "e2", "--from-environment", name)) { error in
        XCTAssertEqual(error as? DriveProblem, DriveProblem("The environment has no text in the variable \(name), which type reads.", status: 2))
      }
    }
  }

  func test_aTextThatBecomesASecretIsHiddenInAllAnswers() throws {
    let session = try session("tap hunter2", "type PasswordField hunter2", "tap c")
    // The screens from before have the text, and the ones of a replay don't: its process hides secrets.
    sample.players.hiding = ["hunter2": "••••••••"]
    for (line, text) in [
      ("undo", "undid: tap c\ntap ••••••••\ntype a secret text into PasswordField"), ("undo 2", "undid: tap ••••••••, type a secret text into PasswordField\nlaunched"),
      ("redo", "did again: tap ••••••••\ntap ••••••••"),
    ] {
      XCTAssertEqual(session.answer(line), DriveAnswer(text, json: #"{"elements":[]}"#), line)
    }
    let status = session.answer("status")
    XCTAssertTrue(status.text.hasSuffix("\n  1. tap ••••••••"), status.text)
    XCTAssertFalse(status.json.contains("hunter2"), status.json)
    let resumed = sample.session()
    sample.players.crashing = ["tap hunter2"]
    let answer = try resumed.resume()
    XCTAssertTrue(answer.text.contains("Step 1, “tap ••••••••”, ends the app:"), answer.text)
    XCTAssertFalse(answer.text.contains("hunter2"), answer.text)
  }

  /// An app can print a text that was typed before while it is launched.
  func test_anAppThatEndsInItsLaunchDoesNotShowTheText() throws {
    let session = try session("type PasswordField hunter2")
    sample.players.crashing = ["launch"]
    sample.players.explanation = "Fatal error: no user with the password hunter2"
    for line in ["undo", "reset", "reload", "scenario"] {
      XCTAssertEqual(session.answer(line), DriveAnswer("The app ended while it was launched:\nFatal error: no user with the password ••••••••", status: 1), line)
    }
  }

  /// Other users can't read what was typed, whatever the mask of new files is.
  func test_onlyTheOwnerCanReadTheSteps() throws {
    let mask = umask(0)
    defer { umask(mask) }
    _ = try session("type PasswordField hunter2")
    for file in [sample.folder.actions, sample.folder.secrets] {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o600, file.path)
    }
  }

  func test_aSecretThatIsNotOnDiskIsSaid() throws {
    let session = try session()
    try FileManager.default.createDirectory(at: sample.folder.secrets.appendingPathComponent("in the way"), withIntermediateDirectories: true)
    let answer = session.answer("type PasswordField hunter2")
    XCTAssertEqual(answer.status, 0)
    XCTAssertTrue(answer.text.hasPrefix("type a secret text into PasswordField\nThe session keeps the secret text, but it isn't on disk"), answer.text)
    XCTAssertEqual(session.secrets.texts, ["PASSWORD": "hunter2"])
  }

  // MARK: After an idle session

  /// A session whose secrets were deleted.
  private func forgetful() throws {
    let session = try session("tap a", "type PasswordField hunter2", "tap b", "type PinField 4711", "tap c")
    session.secrets.delete()
  }

  func test_theEnvironmentHasSecretsThatAreDeleted() throws {
    try forgetful()
    let resumed = sample.session()
    let answer = try resumed.resume(environment: ["PASSWORD": "hunter2", "PIN": "4711", "OTHER": "x"])
    XCTAssertEqual(answer.status, 0, answer.text)
    XCTAssertEqual(resumed.history.stepCount, 5)
    XCTAssertEqual(resumed.secrets.texts, ["PASSWORD": "hunter2", "PIN": "4711"])
    XCTAssertEqual(try sample.session().resume(environment: [:]).status, 0)
  }

  func test_aSecretThatIsTypedAgainKeepsTheStepsAfterIt() throws {
    try forgetful()
    let resumed = sample.session()
    let answer = try resumed.resume(environment: [:])
    XCTAssertEqual(answer.status, 1, answer.text)
    XCTAssertEqual(resumed.words, ["tap a"])
    _ = resumed.answer("type PasswordField hunter2")
    XCTAssertEqual(resumed.answer("redo").text, "did again: tap b\ntap a\ntype a secret text into PasswordField\ntap b")
    _ = resumed.answer("type PinField 4711")
    let again = sample.session()
    XCTAssertEqual(try again.resume(environment: [:]).status, 0)
    XCTAssertEqual(again.answer("redo").status, 0)
    XCTAssertEqual(again.history.stepCount, 5)
    XCTAssertEqual(again.history.redoCount, 0)
  }

  func test_anotherStepThanTheUndoneOneForgetsIt() throws {
    try forgetful()
    let resumed = sample.session()
    _ = try resumed.resume(environment: [:])
    _ = resumed.answer("type PinField 4711")
    XCTAssertEqual(resumed.history.redoCount, 0)
  }
}
