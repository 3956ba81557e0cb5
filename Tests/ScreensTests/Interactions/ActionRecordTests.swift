import ScenarioKit
import Screens
import VirtualTime
import XCTest

final class ActionRecordTests: ScreensTestCase {
  private func events(on device: TestDevice, inAStep: Bool = true, _ body: () -> Void) throws -> [JournalEvent] {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let journal = try Journal(url: url, tool: "tests")
    let run = ScenarioRun(feature: "Screens", test: "test", reporter: CollectingReporter(), journal: journal, console: nil, scheduler: device.device.scheduler)
    device.run {
      run.perform {
        if inAStep { Then(body) } else { body() }
      }
    }
    return try Journal.read(url)
  }

  private func actions(_ events: [JournalEvent]) -> [JournalEvent.ActionEntry] {
    events.compactMap { if case .acted(let entry) = $0 { entry } else { nil } }
  }

  private func texts(on device: TestDevice, _ body: () -> Void) throws -> [String] { actions(try events(on: device, body)).map(\.action.text) }

  private func waits(_ events: [JournalEvent]) -> [JournalEvent.WaitEntry] {
    events.compactMap { if case .waited(let entry) = $0 { entry } else { nil } }
  }

  func test_typingIntoAFieldThatIsTappedFirstIsOneAction() throws {
    let texts = try texts(on: .login()) { type("kane", into: loginScreen.usernameField) }
    XCTAssertEqual(texts, ["type “kane” into TextField “Username”"])
  }

  func test_everyActionIsRecordedWithItsElement() throws {
    let line = #line + 4
    let actions = actions(
      try events(on: .login()) {
        see(loginScreen)
        tap(loginScreen.usernameField)
        type("kane\n", into: loginScreen.usernameField)
        delete(2, charactersFrom: loginScreen.usernameField)
      })
    XCTAssertEqual(actions.map(\.action.name), ["see", "tap", "type", "delete"])
    XCTAssertEqual(
      actions.map(\.action.text),
      ["see Header “Log in”", "tap TextField “Username”", "type “kane\\n” into TextField “Username”", "delete 2 characters from TextField “Username”"])
    XCTAssertEqual(actions.map(\.path), ["1", "1", "1", "1"])
    let field = try XCTUnwrap(actions[1].action.element)
    XCTAssertEqual(field.text, "TextField “Username”")
    XCTAssertEqual(field.type, "TextField")
    XCTAssertEqual(field.placeholder, "Username")
    XCTAssertGreaterThan(try XCTUnwrap(field.frame).width, 0)
    XCTAssertEqual(actions[2].action.element?.hasFocus, true)
    XCTAssertEqual(actions[3].action.element?.value, "kane")
    XCTAssertEqual(actions[1].action.location?.line, line)
    XCTAssertEqual(actions[1].action.location?.filePath, "Tests/ScreensTests/Interactions/ActionRecordTests.swift")
  }

  func test_theLineOfAnActionIsLeftOutWhereItIsTheStepsOwn() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let run = ScenarioRun(
      feature: "Screens", test: "test", reporter: CollectingReporter(), journal: try Journal(url: url, tool: "tests"), console: nil, scheduler: nil)
    TestDevice.login().run { run.perform { When(I: tap(loginScreen.usernameField)) } }
    XCTAssertEqual(actions(try Journal.read(url)).map(\.action.location), [nil])
  }

  func test_gesturesOfXCUITestAreRecordedToo() throws {
    let actions = actions(
      try events(on: .feed()) {
        let app = XCUIApplication()
        app.staticTexts["Post 1"].tap()
        app.tables["Feed"].swipeUp()
        app.staticTexts["Post 20"].doubleTap()
        app.tables["Feed"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        XCUIDevice.shared.press(.home)
      })
    XCTAssertEqual(actions.map(\.action.name), ["tap", "swipeUp", "doubleTap", "tap", "press"])
    XCTAssertEqual(
      actions.map(\.action.text),
      [
        #"tap app.staticTexts["Post 1"]"#, #"swipe up on app.tables["Feed"]"#, #"double-tap app.staticTexts["Post 20"]"#, #"tap a point of app.tables["Feed"]"#,
        "press the home button",
      ])
    XCTAssertEqual(actions.first?.action.element?.label, "Post 1")
  }

  func test_anActionOutsideOfAStepIsRecordedWithoutAPath() throws {
    let actions = actions(try events(on: .login(), inAStep: false) { tap(loginScreen.usernameField) })
    XCTAssertEqual(actions.map(\.path), [""])
  }

  func test_expectationsAreRecorded() throws {
    let texts = try texts(on: .login()) {
      doNotSee(profileScreen)
      state(of: loginScreen.logInButton, isNot: .enabled, .selected)
      value(of: loginScreen.trait, is: "Log in")
    }
    XCTAssertEqual(
      texts,
      ["do not see Header “Not Instagram”", "Button “Log in” is disabled and is not selected", "the value of Header “Log in” is “Log in”"])
  }

  func test_whatIsTypedIntoASecureFieldIsNotRecorded() throws {
    let texts = try texts(on: .login()) {
      tap(loginScreen.passwordField)
      type("open sesame", into: loginScreen.passwordField)
      loginScreen.passwordField.underlyingXCUIElement.typeText("and more")
    }
    XCTAssertEqual(
      texts,
      ["tap SecureTextField “Password”", "type •••••••• into SecureTextField “Password”", "type •••••••• into SecureTextField “Password”"])
  }

  func test_whatNoFieldReceivesIsNotRecorded() throws {
    let absent = try texts(on: .login()) { type("open sesame", into: TextField(id: "Missing")) }
    XCTAssertEqual(absent, ["type •••••••• into TextField “Missing”"])
    let raw = try texts(on: .login()) { XCUIApplication().typeText("open sesame") }
    XCTAssertEqual(raw.count, 1)
    XCTAssertTrue(raw.first?.hasPrefix("type •••••••• into ") ?? false, "\(raw)")
  }

  func test_takingTheFirstOfSeveralMatchesIsTold() throws {
    let device = TestDevice.empty()
    device.add(.button, "OK")
    device.add(.button, "OK", at: CGRect(x: 16, y: 300, width: 100, height: 44))
    let texts = try texts(on: device) {
      tap(Button(id: "OK"))
      tap(Button(id: "OK", index: 1))
    }
    XCTAssertEqual(texts, ["tap Button “OK” (the first of 2 matches)", "tap Button “OK” at index 1"])
  }

  func test_nothingIsRecordedAfterAFailure() throws {
    let texts = try texts(on: .login()) {
      tap(Button(id: "Missing"))
      tap(loginScreen.usernameField)
      backgroundTheApp()
      XCUIApplication().buttons["Log in"].tap()
    }
    XCTAssertEqual(texts, ["tap Button “Missing”"])
  }

  func test_nothingIsRecordedAfterAFailureInTheSameInteraction() throws {
    struct Form: Completable {
      func complete() {
        Button(id: "Missing").tap()
        loginScreen.usernameField.tap()
      }
    }
    let texts = try texts(on: .login()) { complete(Form()) }
    XCTAssertEqual(texts, ["tap Button “Missing”"])
  }

  func test_aWaitIsRecordedWithWhatMovedTheClock() throws {
    let waits = waits(try events(on: .slowProfile()) { see(Header(id: "My Profile")) })
    XCTAssertEqual(waits.map(\.purpose), ["Header “My Profile” to exist and to be visible"])
    let wait = try XCTUnwrap(waits.first)
    XCTAssertEqual(wait.wait.waited, .milliseconds(800))
    XCTAssertEqual(wait.wait.timeout, .seconds(30))
    XCTAssertEqual(wait.wait.outcome, .satisfied)
    XCTAssertEqual(wait.wait.clockMoves, ["the task of SlowProfileView"])
    XCTAssertEqual(wait.path, "1")
    XCTAssertEqual(wait.virtual, .milliseconds(800))
  }

  func test_aWaitInVainIsRecordedWithWhatWasStillToCome() throws {
    let device = TestDevice.login()
    device.after(.seconds(60), "the refresh timer") { _ in }
    let events = try events(on: device) { see(profileScreen) }
    let wait = try XCTUnwrap(waits(events).first?.wait)
    XCTAssertEqual(wait.outcome, .timedOut)
    XCTAssertEqual(wait.waited, .seconds(30))
    XCTAssertEqual(wait.clockMoves, [])
    XCTAssertEqual(wait.pending.map(\.description), ["the refresh timer (due at 60.0 seconds)"])
    let failure = events.compactMap { if case .stepEnded(let step) = $0 { step.failure } else { nil } }.first
    XCTAssertEqual(failure?.wait, wait)
  }

  func test_whatHoldsAlreadyIsNoWait() throws {
    XCTAssertEqual(waits(try events(on: .login()) { see(loginScreen) }), [])
  }

  func test_waitsOfXCUITestAreRecordedToo() throws {
    let waits = waits(try events(on: .slowProfile()) { _ = XCUIApplication().staticTexts["My Profile"].waitForExistence(timeout: 2) })
    XCTAssertEqual(waits.map(\.purpose), [#"app.staticTexts["My Profile"] to exist"#])
  }
}
