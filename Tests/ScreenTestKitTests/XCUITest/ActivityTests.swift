import ScreenTestKit

/// Tests of `XCTContext.runActivity(named:block:)` and attachments in the log.
@preconcurrency @MainActor
final class ActivityTests: XCTestCase {
  private let app = XCUIApplication()

  func test_anActivityIsAStepOfTheLog() throws {
    let log = try SessionLog {
      let name = XCTContext.runActivity(named: "Log in") { activity in
        XCTContext.runActivity(named: "Type the name") { _ in
          app.textFields["UsernameField"].tap()
          app.textFields["UsernameField"].typeText("Ann")
        }
        app.buttons["Log in"].tap()
        XCTAssertTrue(app.staticTexts["UsernameLabel"].waitForExistence(timeout: 5))
        return activity.name
      }
      XCTAssertEqual(name, "Log in")
    }
    XCTAssertEqual(
      log.text,
      """
      Feature: Log
        test
          ✓ Log in                                                      +0.8 s
            ✓ Type the name

      """)
    XCTAssertEqual(log.messages, [])
  }

  func test_aFailureInAnActivityIsToldThereAndTheTestGoesOn() throws {
    var isReached = false
    let log = try SessionLog {
      XCTContext.runActivity(named: "Look") { _ in app.buttons["Nowhere"].tap() }
      XCTContext.runActivity(named: "Look again") { _ in
        isReached = true
        app.buttons["Nowhere else"].tap()
      }
    }
    XCTAssertTrue(isReached)
    XCTAssertEqual(
      log.messages.map { $0.components(separatedBy: "\n")[0] },
      [#"Could not tap app.buttons["Nowhere"]: it does not exist."#, #"Could not tap app.buttons["Nowhere else"]: it does not exist."#])
    XCTAssertTrue(log.text.contains("✗ Look\n") && log.text.contains("✗ Look again\n"), log.text)
  }

  func test_anActivityThatThrowsHasFailed() throws {
    struct Broken: Error {}
    let log = try SessionLog { XCTAssertThrowsError(try XCTContext.runActivity(named: "Break") { _ in throw Broken() }) }
    XCTAssertTrue(log.text.contains("✗ Break\n"), log.text)
  }

  func test_anAsynchronousActivityReturnsItsValue() async {
    let value = await XCTContext.runActivity(named: "Wait") { _ -> Int in
      await Task.yield()
      return 3
    }
    XCTAssertEqual(value, 3)
  }

  func test_attachmentsAreKeptBesideTheJournal() throws {
    let log = try SessionLog {
      XCTContext.runActivity(named: "Attach") { activity in
        let text = XCTAttachment(string: "Hello")
        text.name = "Greeting"
        text.lifetime = .keepAlways
        activity.add(text)
      }
      let picture = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
      picture.lifetime = .keepAlways
      add(picture)
      let data = XCTAttachment(uniformTypeIdentifier: "public.json", name: "feed.json", payload: Data("[]".utf8))
      data.lifetime = .keepAlways
      add(data)
      add(XCTAttachment(string: "only if it fails"))
    }
    XCTAssertEqual(
      log.text,
      """
      Feature: Log
        test
          ✓ Attach
              · attachment “Greeting”: FOLDER/Log.test.txt
          · attachment “Screenshot”: FOLDER/Log.test-2.svg
          · attachment “feed.json”: FOLDER/Log.test-3.json
          · attachment “public.plain-text”: FOLDER/Log.test-4.txt, kept if the test fails

      """)
    XCTAssertEqual(log.files.keys.sorted(), ["Log.test-2.svg", "Log.test-3.json", "Log.test.txt"])
    XCTAssertEqual(log.files["Log.test.txt"], Data("Hello".utf8))
    XCTAssertTrue(String(decoding: log.files["Log.test-2.svg"] ?? Data(), as: UTF8.self).contains("Welcome"))
  }

  func test_aTestThatFailsKeepsItsAttachments() throws {
    let log = try SessionLog {
      add(XCTAttachment(string: "only if it fails"))
      app.buttons["Nowhere"].tap()
    }
    XCTAssertEqual(log.files.keys.sorted(), ["Log.test-2.svg", "Log.test-2.txt", "Log.test.txt"])
  }

  func test_whatIsTypedIntoASecureFieldIsNotInATextAttachment() throws {
    let log = try SessionLog(AppUnderTest(name: "Safe") { HeadlessUIForms.secret() }) {
      app.secureTextFields["Password"].tap()
      app.secureTextFields["Password"].typeText("hunter2!")
      let text = XCTAttachment(string: "typed hunter2!")
      text.lifetime = .keepAlways
      add(text)
    }
    XCTAssertEqual(log.files["Log.test.txt"].map { String(decoding: $0, as: UTF8.self) }, "typed ••••••••")
  }
}
