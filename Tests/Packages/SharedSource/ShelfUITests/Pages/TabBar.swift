import XCTest

struct TabBar {
    let app: XCUIApplication

    func select(_ title: String) {
        app.tabBars.buttons[title].tap()
    }

    func isSelected(_ title: String) -> Bool {
        app.tabBars.buttons[title].isSelected
    }
}
