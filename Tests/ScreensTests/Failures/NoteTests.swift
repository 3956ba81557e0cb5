import ScenarioKit
import Screens
import XCTest

final class NoteTests: ScreensTestCase {
  private func notes(on device: TestDevice, _ body: () -> Void) throws -> [String] {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let journal = try Journal(url: url, tool: "tests")
    let run = ScenarioRun(feature: "Screens", test: "test", reporter: CollectingReporter(), journal: journal, console: nil, scheduler: nil)
    device.run { run.perform { Then(body) } }
    return try Journal.read(url).flatMap { event -> [String] in
      if case .noted(let entry) = event { [entry.text] } else { [] }
    }
  }

  func test_everyActionNotesItself() throws {
    let notes = try notes(on: .login()) {
      see(loginScreen)
      tap(loginScreen.usernameField)
      type("kane\n", into: loginScreen.usernameField)
      delete(2, charactersFrom: loginScreen.usernameField)
    }
    XCTAssertEqual(
      notes,
      ["see Header “Log in”", "tap TextField “Username”", "type “kane\\n” into TextField “Username”", "delete 2 characters from TextField “Username”"])
  }

  func test_expectationsNoteThemselves() throws {
    let notes = try notes(on: .login()) {
      doNotSee(profileScreen)
      state(of: loginScreen.logInButton, isNot: .enabled, .selected)
      value(of: loginScreen.trait, is: "Log in")
    }
    XCTAssertEqual(
      notes,
      ["do not see Header “Not Instagram”", "Button “Log in” is disabled and is not selected", "the value of Header “Log in” is “Log in”"])
  }

  func test_whatIsTypedIntoASecureFieldIsNotNoted() throws {
    let notes = try notes(on: .login()) {
      tap(loginScreen.passwordField)
      type("open sesame", into: loginScreen.passwordField)
    }
    XCTAssertEqual(notes, ["tap SecureTextField “Password”", "type •••••••• into SecureTextField “Password”"])
  }

  func test_takingTheFirstOfSeveralMatchesIsNoted() throws {
    let device = TestDevice.empty()
    device.add(.button, "OK")
    device.add(.button, "OK", at: CGRect(x: 16, y: 300, width: 100, height: 44))
    let notes = try notes(on: device) {
      tap(Button(id: "OK"))
      tap(Button(id: "OK", index: 1))
    }
    XCTAssertEqual(notes, ["tap Button “OK” (the first of 2 matches)", "tap Button “OK” at index 1"])
  }

  func test_nothingIsNotedAfterAFailure() throws {
    let notes = try notes(on: .login()) {
      tap(Button(id: "Missing"))
      tap(loginScreen.usernameField)
      backgroundTheApp()
    }
    XCTAssertEqual(notes, ["tap Button “Missing”"])
  }
}
