import HeadlessXCUI
import XCTest

/// XCUITest queries appear in failures as the test writes them.
final class QueryExpressionTests: MainActorTestCase {
  func test_anElementIsToldAsItIsWritten() {
    let app = XCUIApplication()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    let elements: [(XCUIElement, String)] = [
      (app.buttons["OK"], #"app.buttons["OK"]"#),
      (app.buttons["OK"].firstMatch, #"app.buttons["OK"].firstMatch"#),
      (app.buttons.firstMatch, "app.buttons.firstMatch"),
      (app.switches.element, "app.switches.element"),
      (app.otherElements.matching(identifier: "A").element(boundBy: 2), #"app.otherElements.matching(identifier: "A").element(boundBy: 2)"#),
      (app.descendants(matching: .any)["A"], #"app.descendants(matching: .any)["A"]"#),
      (app.children(matching: .staticText)["A"], #"app.children(matching: .staticText)["A"]"#),
      (app.tables["Feed"].cells.element(boundBy: 0).buttons["Like"], #"app.tables["Feed"].cells.element(boundBy: 0).buttons["Like"]"#),
      (app.cells.containing(.staticText, identifier: "A").element, #"app.cells.containing(.staticText, identifier: "A").element"#),
      (app.buttons.matching(identifier: "A")["B"], #"app.buttons.matching(identifier: "A")["B"]"#),
      (app.buttons.element(matching: NSPredicate(format: "label CONTAINS 'a'")), #"app.buttons.matching(NSPredicate(format: "label CONTAINS 'a'")).element"#),
      (app.buttons.matching { $0.isSelected }.firstMatch, "app.buttons.matching(…).firstMatch"),
      (app.buttons["A \"b\" \\\n"], #"app.buttons["A \"b\" \\\n"]"#),
      (app.buttons[String(repeating: "a\"", count: 150)], "app.buttons[\"\(String(repeating: "a\\\"", count: 100))…\"]"),
      (springboard.alerts.buttons["OK"], #"XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons["OK"]"#),
    ]
    for (element, words) in elements {
      let message = ScreenFixture().message { element.tap() }
      XCTAssertTrue(message.hasPrefix("Could not tap \(words): "), "\(words) is told as: \(message)")
    }
  }
}
