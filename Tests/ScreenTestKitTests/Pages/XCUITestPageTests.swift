import ScreenTestKit

/// The examples of the page “Coming from XCUITest”, in both styles.
///
/// Each part between two marks is an example that runs as a test.
@preconcurrency @MainActor
final class XCUITestPageTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { .xcuiTestPage }

  func test_loggingInWithXCUITest() {
    // Example: xcuitest log in
    let app = XCUIApplication()
    app.launch()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.buttons["Log in"].tap()
    XCTAssertTrue(app.staticTexts["Welcome, Ada"].waitForExistence(timeout: 5))
    // End
  }

  func test_loggingInWithSteps() {
    // Example: log in
    let (nameField, logInButton) = (TextField(id: "Name"), Button(id: "Log in"))
    Scenario("Logging in") {
      Given(I: tap(nameField))
      When(I: type("Ada", into: nameField))
      And(I: tap(logInButton))
      Then(I: see(Header(id: "Welcome, Ada")))
    }
    // End
  }

  func test_lookingUp() {
    let app = XCUIApplication()
    // Example: xcuitest look up
    let logIn = app.buttons.matching(identifier: "Log in").firstMatch
    let mails = app.tables["Mails"].cells
    let third = mails.element(boundBy: 2)
    XCTAssertTrue(logIn.isHittable && third.staticTexts["Mail 2"].exists)
    // End
    // Example: look up
    select(.type(.button) && .label("Log in")).assert(.isInteractable)
    select(Table(id: "Mails").cells[2]).assert(.descendant(.text("Mail 2")))
    // End
    // Example: far row
    let label = Table(id: "Mails").cells[80].label
    // End
    XCTAssertEqual(label, "Mail 80")
  }

  func test_gestures() {
    let app = XCUIApplication()
    // Example: xcuitest gestures
    app.tables["Mails"].swipeUp()
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.5)
    app.switches["Loud"].tap()
    app.tables["Mails"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    // End
    // Example: gestures
    When(I: perform(.swipe(.up), on: Table(id: "Mails")))
    When(I: perform(.moveSlider(to: 0.75), on: Slider(id: "Volume")))
    When(I: perform(.turnOff, on: Switch(id: "Loud")))
    When(I: perform(.tap(at: CGPoint(x: 10, y: 10)), on: Table(id: "Mails")))
    // End
    XCTAssertEqual(app.switches["Loud"].value as? String, "0")
  }

  func test_alerts() {
    let app = XCUIApplication()
    // Example: xcuitest alert
    app.buttons["Delete"].tap()
    app.alerts["Are you sure?"].buttons["Yes"].tap()
    XCTAssertFalse(app.alerts["Are you sure?"].exists)
    // End
    // Example: alert
    When(I: tap(Button(id: "Delete")))
    And(I: tap("Yes", in: Alert(id: "Are you sure?")))
    Then(I: doNotSee(Alert(id: "Are you sure?")))
    // End
  }

  func test_waiting() throws {
    try skipUnderThreadSanitizer()
    let app = XCUIApplication()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.buttons["Log in"].tap()
    let start = HeadlessDriver.now ?? .zero
    // Example: xcuitest wait
    let welcomed = XCTNSPredicateExpectation(predicate: NSPredicate { element, _ in (element as? XCUIElement)?.exists ?? false }, object: app.staticTexts["Welcome, Ada"])
    let result = XCTWaiter().wait(for: [welcomed], timeout: 10)
    XCTAssertEqual(result, .completed)
    // End
    XCTAssertLessThan((HeadlessDriver.now ?? .zero) - start, .seconds(3))
    // Example: wait
    Then(the: state(of: Header(id: "Welcome, Ada"), is: .exists, .visible))
    // End
  }
}
