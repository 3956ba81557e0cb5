import HeadlessUI
import HeadlessXCUI
import VirtualTime
import XCTest

/// Predicate formats for elements.
final class ElementPredicateTests: MainActorTestCase {
  private let app = XCUIApplication()

  private func fixture() -> ScreenFixture {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", id: "login", at: CGRect(x: 16, y: 100, width: 100, height: 44))
    fixture.add(.button, "Log out", at: CGRect(x: 16, y: 150, width: 100, height: 44), enabled: false)
    fixture.add(.switch, "Loud", value: "1", at: CGRect(x: 16, y: 200, width: 100, height: 44), selected: true)
    let cell = fixture.add(.cell, id: "row", at: CGRect(x: 16, y: 250, width: 100, height: 44))
    fixture.add(.staticText, "Post 3", at: CGRect(x: 16, y: 250, width: 100, height: 20), in: cell)
    return fixture
  }

  func test_queriesMatchByAFormat() {
    let fixture = fixture()
    let cases: [(String, [Any], [String])] = [
      ("label BEGINSWITH 'Log'", [], ["Log in", "Log out"]), ("label BEGINSWITH 'Log' AND isEnabled == YES", [], ["Log in"]), ("enabled == FALSE", [], ["Log out"]),
      ("identifier == %@", ["login"], ["Log in"]), ("elementType == %d", [XCUIElement.ElementType.switch.rawValue], ["Loud"]), ("value == '1'", [], ["Loud"]),
      ("isSelected == true", [], ["Loud"]), ("label IN %@", [["Loud", "Log out"]], ["Log out", "Loud"]), ("label MATCHES '^Post [0-9]+$'", [], ["Post 3"]),
      ("frame.size.height == 20 AND title == ''", [], ["Post 3"]), ("isHittable == true AND label CONTAINS 'in'", [], ["Log in"]),
    ]
    fixture.run {
      for (format, arguments, labels) in cases {
        let found = app.descendants(matching: .any).matching(NSPredicate(format: format, argumentArray: arguments)).allElementsBoundByIndex.map(\.label)
        XCTAssertEqual(found, labels, format)
      }
      XCTAssertEqual(app.cells.containing(NSPredicate(format: "label == 'Post 3'")).count, 1)
      XCTAssertEqual(app.cells.containing(NSPredicate(format: "label == 'Post 4'")).count, 0)
      XCTAssertEqual(app.buttons.element(matching: NSPredicate(format: "label CONTAINS 'out'")).label, "Log out")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_elementsAndQueriesAreEvaluated() {
    let fixture = fixture()
    fixture.run {
      XCTAssertTrue(NSPredicate(format: "exists == true AND isHittable == 1").evaluate(with: app.buttons["Log in"]))
      XCTAssertTrue(NSPredicate(format: "exists == false").evaluate(with: app.buttons["Sign up"]))
      XCTAssertFalse(NSPredicate(format: "label == 'Sign up'").evaluate(with: app.buttons["Sign up"]))
      XCTAssertTrue(NSPredicate(format: "count == 2").evaluate(with: app.buttons))
      XCTAssertTrue(NSPredicate(format: "state == 4").evaluate(with: app))
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aMessageShowsTheFormat() {
    let fixture = fixture()
    XCTAssertEqual(
      fixture.message { app.buttons.matching(NSPredicate(format: "label == %@", "Sign up")).firstMatch.tap() },
      """
      Could not tap app.buttons.matching(NSPredicate(format: "label == %@", …)).firstMatch: it does not exist.

      Query:
        Button that matches the predicate “label == %@”
        in App “NotInstagram”

      Found instead: 2 Buttons in App “NotInstagram”.
        1. Button “Log in” (id: “login”)
        2. Button “Log out” [disabled]
      """)
  }

  func test_anUnknownAttributeTellsTheKnownOnes() {
    let fixture = fixture()
    let problems = Problems()
    fixture.run {
      UsageError.$handler.withValue(UsageError.Handler { problems.all.append($0) }) {
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "lable == 'Log in'")).count, 0)
      }
    }
    XCTAssertEqual(problems.all.map(\.reason), ["an element has no value for the key “lable”"])
    XCTAssertEqual(
      problems.all.first?.expected,
      "one of count, elementType, enabled, exists, frame, hasFocus, hittable, horizontalSizeClass, identifier, isEnabled, isHittable, isSelected, label, "
        + "placeholderValue, selected, state, title, value and verticalSizeClass")
  }

  private final class Problems: @unchecked Sendable {
    var all: [UsageError] = []
  }
}
