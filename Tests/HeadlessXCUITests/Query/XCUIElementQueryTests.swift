import HeadlessUI
import HeadlessXCUI
import ScreenModel
import XCTest

final class XCUIElementQueryTests: MainActorTestCase {
  private let app = XCUIApplication()

  /// Creates a fixture with two tables, with three and two cells.
  ///
  /// Each cell has a text and a button “Like”.
  private func feed() -> ScreenFixture {
    let fixture = ScreenFixture()
    for (table, count) in [("Feed", 3), ("Friends", 2)] {
      let table = fixture.add(.table, id: table)
      for number in 1...count {
        let cell = fixture.add(.cell, id: "Row", in: table)
        fixture.add(.staticText, "Post \(number)", in: cell)
        fixture.add(.button, "Like", selected: number == 2, in: cell)
      }
    }
    return fixture
  }

  func test_theTextsOfAButtonAreInIt() {
    let fixture = ScreenFixture {
      Button {
      } label: {
        HStack {
          Image("Cart")
          Text("Buy")
        }
      }
    }
    fixture.run {
      XCTAssertEqual(app.buttons.count, 1)
      XCTAssertEqual(app.buttons["Buy"].staticTexts.firstMatch.label, "Buy")
      XCTAssertTrue(app.staticTexts["Buy"].exists)
      XCTAssertEqual(app.buttons["Buy"].images.count, 1)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_countsAreOfTheScopeTheyAreAskedOf() {
    feed().run {
      XCTAssertEqual(app.cells.count, 5)
      XCTAssertEqual(app.tables["Feed"].cells.count, 3)
      XCTAssertEqual(app.tables["Friends"].buttons.matching(identifier: "Like").count, 2)
      XCTAssertEqual(app.tables["Nowhere"].cells.count, 0)
    }
  }

  func test_aQueryOfAQueryCollectsFromAllItsMatches() {
    feed().run {
      XCTAssertEqual(app.tables.cells.count, 5)
      XCTAssertEqual(app.tables.cells.staticTexts.element(boundBy: 3).label, "Post 1")
      XCTAssertEqual(app.tables.children(matching: .cell).count, 5)
      XCTAssertEqual(app.tables.children(matching: .button).count, 0)
    }
  }

  func test_nestedScopesYieldEachElementOnce() {
    let fixture = ScreenFixture()
    let outer = fixture.add(.other, id: "Box")
    let inner = fixture.add(.other, id: "Box", in: outer)
    fixture.add(.button, "In", in: inner)
    fixture.add(.button, "Out", in: outer)
    fixture.run {
      let buttons = app.otherElements.matching(identifier: "Box").buttons
      XCTAssertEqual(buttons.allElementsBoundByIndex.map(\.label), ["In", "Out"])
    }
  }

  func test_matchesAreBoundByIndexInTreeOrder() {
    feed().run {
      let texts = app.tables["Feed"].staticTexts
      XCTAssertEqual(texts.allElementsBoundByIndex.map(\.label), ["Post 1", "Post 2", "Post 3"])
      XCTAssertEqual(texts.element(boundBy: 1).label, "Post 2")
      XCTAssertFalse(texts.element(boundBy: 3).exists)
      XCTAssertFalse(texts.element(boundBy: -1).exists)
      XCTAssertEqual(texts.firstMatch.label, "Post 1")
    }
  }

  func test_anElementBoundToTheScreenItselfKeepsToIt() {
    let fixture = feed()
    fixture.run {
      let byIndex = app.staticTexts.element(boundBy: 1)
      let bound = app.staticTexts.allElementsBoundByAccessibilityElement[1]
      XCTAssertEqual(bound.label, "Post 2")
      let first = fixture.device.tree.first(ElementQuery(scope: fixture.app, type: .cell))
      fixture.device.tree.remove(first!)
      XCTAssertEqual(byIndex.label, "Post 3")
      XCTAssertEqual(bound.label, "Post 2")
      fixture.device.tree.remove(fixture.device.tree.first(ElementQuery(scope: fixture.app, type: .cell))!)
      XCTAssertFalse(bound.exists)
    }
  }

  func test_typeAndIdentifierNarrowTheMatches() {
    feed().run {
      let all = app.tables["Feed"].descendants(matching: .any)
      XCTAssertEqual(all.count, 9)
      XCTAssertEqual(all.matching(.button, identifier: "Like").count, 3)
      XCTAssertEqual(all.matching(.button, identifier: nil).count, 3)
      XCTAssertEqual(all.matching(.button, identifier: "Like").matching(.staticText, identifier: nil).count, 0)
      XCTAssertEqual(app.buttons.matching(identifier: "Like").matching(identifier: "Share").count, 0)
      XCTAssertEqual(all.element(matching: .staticText, identifier: "Post 3").label, "Post 3")
    }
  }

  func test_containingLooksAtTheDescendants() {
    feed().run {
      let cell = app.cells.containing(.staticText, identifier: "Post 3")
      XCTAssertEqual(cell.count, 1)
      XCTAssertTrue(cell.element.buttons["Like"].exists)
      XCTAssertEqual(app.cells.containing { $0.isSelected }.count, 2)
    }
  }

  func test_predicatesSeeTheAttributes() {
    feed().run {
      XCTAssertEqual(app.buttons.matching { $0.isSelected }.count, 2)
      XCTAssertEqual(app.staticTexts.element { $0.label.hasSuffix("3") }.label, "Post 3")
      let predicate = NSPredicate { object, _ in
        MainActor.assumeIsolated { (object as? XCUIElementSnapshot)?.label == "Post 3" }
      }
      XCTAssertEqual(app.staticTexts.matching(predicate).count, 1)
      XCTAssertEqual(app.cells.containing(predicate).count, 1)
      XCTAssertEqual(app.staticTexts.element(matching: predicate).label, "Post 3")
    }
  }

  func test_headersAreFoundByTheirTraitWhateverTheirType() {
    let fixture = ScreenFixture()
    let bar = fixture.add(.navigationBar, id: "Bar")
    fixture.add(.other, "Profile", traits: .header, in: bar)
    fixture.add(.staticText, "Profile")
    fixture.run {
      let headers = app.descendants(matching: .any).matching(traits: .header)
      XCTAssertEqual(headers.count, 1)
      XCTAssertEqual(headers["Profile"].elementType, .other)
      XCTAssertEqual(app.navigationBars.firstMatch.descendants(matching: .any).matching(traits: .header).firstMatch.label, "Profile")
    }
  }

  func test_identifierLabelTitleValueAndPlaceholderAllIdentify() {
    let fixture = ScreenFixture()
    fixture.add(.textField, "Label", id: "Identifier", value: "Value", placeholder: "Placeholder")
    fixture.run {
      for text in ["Label", "Identifier", "Value", "Placeholder"] {
        XCTAssertTrue(app.textFields[text].exists, text)
      }
      XCTAssertFalse(app.textFields["label"].exists)
    }
  }

  func test_aChangedScreenIsSeenAtOnce() {
    let fixture = ScreenFixture()
    fixture.run {
      let button = app.buttons["Log in"]
      XCTAssertFalse(button.exists)
      let element = fixture.add(.button, "Log in")
      XCTAssertTrue(button.exists)
      fixture.change(element) { $0.isHidden = true }
      XCTAssertFalse(button.exists)
    }
  }

  func test_theDebugDescriptionHasTheChainAndTheMatches() {
    feed().run {
      XCTAssertEqual(
        app.tables["Feed"].cells.staticTexts.debugDescription,
        """
        Query: all matches of StaticText
          in all matches of Cell
          in Table with id “Feed”
          in App “NotInstagram”
        Found: 3 matches
          1. StaticText “Post 1”
          2. StaticText “Post 2”
          3. StaticText “Post 3”
        """)
      XCTAssertEqual(
        app.tables["Nowhere"].cells.containing(.button, identifier: "Like").element(boundBy: 2).debugDescription,
        """
        Query: Cell containing a Button with id “Like” at index 2
          in Table with id “Nowhere”
          in App “NotInstagram”
        Found: nothing
        """)
    }
  }
}
