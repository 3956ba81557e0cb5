import XCTest

final class LoginPage {
  private let app: XCUIApplication

  init(app: XCUIApplication) { self.app = app }

  private var nameField: XCUIElement { app.textFields["name"] }
  var logInButton: XCUIElement { app.buttons["Log in"] }

  @discardableResult
  func logIn(as name: String) -> TaskListPage {
    XCTContext.runActivity(named: "Log in as \(name)") { _ in
      nameField.tap()
      nameField.typeText(name)
      logInButton.tap()
    }
    return TaskListPage(app: app)
  }
}
