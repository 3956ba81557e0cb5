import XCTest

struct LoginPage {
    let app: XCUIApplication

    var emailField: XCUIElement { app.textFields["login.email"] }
    var passwordField: XCUIElement { app.secureTextFields["login.password"] }
    var visiblePasswordField: XCUIElement { app.textFields["login.password"] }
    var submitButton: XCUIElement { app.buttons["login.submit"] }
    var error: XCUIElement { app.staticTexts.matching(NSPredicate(format: "label CONTAINS[c] 'password is wrong'")).firstMatch }
    var showPasswordSwitch: XCUIElement { app.switches["Show password"] }

    @discardableResult
    func logIn(email: String, password: String) -> LibraryPage {
        emailField.tap()
        emailField.typeText(email)
        passwordField.tap()
        passwordField.typeText(password)
        submitButton.tap()
        return LibraryPage(app: app)
    }
}
