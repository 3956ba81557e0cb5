import XCTest

final class LoginUITests: ShelfUITestCase {
    private var page: LoginPage { LoginPage(app: app) }

    override func setUpWithError() throws {
        try super.setUpWithError()
        launch(isLoggedIn: false)
    }

    func testButtonIsDisabledUntilTheFormIsValid() {
        XCTAssertFalse(page.submitButton.isEnabled)
        page.emailField.tap()
        page.emailField.typeText("ada@example.com")
        XCTAssertFalse(page.submitButton.isEnabled)
        page.passwordField.tap()
        page.passwordField.typeText("secret1")
        XCTAssertTrue(page.submitButton.isEnabled)
    }

    func testLogsInAndShowsTheLibrary() {
        let library = page.logIn(email: "ada@example.com", password: "secret1")
        library.waitUntilLoaded()
        XCTAssertTrue(library.navigationBar.exists)
        XCTAssertFalse(page.submitButton.exists)
    }

    func testWrongPasswordShowsAnError() {
        page.logIn(email: "ada@example.com", password: "wrong-password")
        XCTAssertTrue(page.error.waitForExistence(timeout: 5))
        XCTAssertEqual(page.error.label, "The e-mail address or the password is wrong.")
        XCTAssertTrue(page.submitButton.isEnabled)
    }

    func testShowsThePassword() {
        page.passwordField.tap()
        page.passwordField.typeText("secret1")
        XCTAssertNotEqual(page.passwordField.value as? String, "secret1")
        page.showPasswordSwitch.tap()
        XCTAssertEqual(page.visiblePasswordField.value as? String, "secret1")
    }

    func testReturnMovesToThePasswordAndLogsIn() {
        XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 2))
        page.emailField.typeText("ada@example.com\n")
        page.passwordField.typeText("secret1\n")
        LibraryPage(app: app).waitUntilLoaded()
    }

    func testStaysLoggedInAfterARelaunch() {
        page.logIn(email: "ada@example.com", password: "secret1").waitUntilLoaded()
        app.terminate()
        app.launchArguments = []
        app.launch()
        LibraryPage(app: app).waitUntilLoaded()
    }
}
