import XCTest

/// The base class of UI tests that several test targets share.
open class SupportedTestCase: XCTestCase {
    public let app = XCUIApplication()

    public func launchLoggedIn() {
        continueAfterFailure = false
        app.launchArguments = ["--reset-defaults", "-session.token", "token-of-a-ui-test"]
        app.launchEnvironment["STUB_SCENARIO"] = "books"
        app.launch()
    }
}
