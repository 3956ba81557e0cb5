import XCTest

/// The base class of the UI tests, which launches the app with a scenario of stubbed responses.
class ShelfUITestCase: XCTestCase {
    var app: XCUIApplication!

    override func setUpWithError() throws {
        try super.setUpWithError()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["--reset-defaults"]
    }

    override func tearDownWithError() throws {
        if let run = testRun, run.failureCount > 0 {
            let attachment = XCTAttachment(screenshot: app.screenshot())
            attachment.name = "Failure"
            attachment.lifetime = .keepAlways
            add(attachment)
        }
        app = nil
        try super.tearDownWithError()
    }

    func launch(_ scenario: StubScenario = .books, isLoggedIn: Bool = true) {
        app.launchEnvironment["STUB_SCENARIO"] = scenario.rawValue
        if isLoggedIn {
            app.launchArguments += ["-session.token", "token-of-a-ui-test"]
        }
        app.launch()
    }
}

enum StubScenario: String {
    case books, empty, offline, flaky
}

extension XCUIElement {
    /// Replaces the text of a field.
    func clearAndTypeText(_ text: String) {
        guard let current = value as? String else {
            XCTFail("Not a text field: \(self)")
            return
        }
        tap()
        let deletes = String(repeating: XCUIKeyboardKey.delete.rawValue, count: current.count)
        typeText(deletes)
        typeText(text)
    }
}

extension XCTestCase {
    /// Waits until the element disappears.
    func waitForDisappearance(of element: XCUIElement, timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line) {
        let gone = expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: element)
        let result = XCTWaiter.wait(for: [gone], timeout: timeout)
        XCTAssertEqual(result, .completed, "\(element) is still there.", file: file, line: line)
    }
}
