import HeadlessXCUI
import ScreenModel
import XCTest

/// Queries in an element that several elements match.
final class AmbiguousScopeTests: MainActorTestCase {
  private let app = XCUIApplication()

  /// Creates a fixture with two cards.
  ///
  /// The first has a text, and the second or both have a button.
  private func cards(buttonInFirst: Bool) -> ScreenFixture {
    let fixture = ScreenFixture()
    for number in 1...2 {
      let card = fixture.add(.other, id: "Card", at: CGRect(x: 0, y: CGFloat(number) * 100, width: 300, height: 90))
      if number == 1 { fixture.add(.staticText, "First", at: CGRect(x: 0, y: 100, width: 100, height: 20), in: card) }
      if number == 2 || buttonInFirst { fixture.add(.button, "Buy", at: CGRect(x: 0, y: CGFloat(number) * 100 + 30, width: 100, height: 44), in: card) }
    }
    return fixture
  }

  func test_whatSeveralMatchIsToldOfTheLastLink() {
    let fixture = cards(buttonInFirst: true)
    fixture.run { app.otherElements["Card"].buttons["Buy"].tap() }
    XCTAssertEqual(fixture.kinds, ["element.notUnique"])
  }

  func test_allOfThemAreLookedInto() {
    let fixture = cards(buttonInFirst: false)
    fixture.run {
      XCTAssertTrue(app.otherElements["Card"].buttons["Buy"].exists)
      XCTAssertEqual(app.otherElements["Card"].buttons["Buy"].frame.minY, 230)
      XCTAssertEqual(app.otherElements["Card"].staticTexts["First"].label, "First")
      XCTAssertEqual(app.otherElements["Card"].buttons.count, 1)
      XCTAssertEqual(app.otherElements["Card"].descendants(matching: .any).count, 2)
      XCTAssertFalse(app.otherElements["Card"].firstMatch.buttons["Buy"].exists)
      XCTAssertTrue(app.otherElements.matching(identifier: "Card").element(boundBy: 1).buttons["Buy"].exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_whatIsInOneElementOfSeveralIsClear() {
    let fixture = cards(buttonInFirst: true)
    fixture.run { XCTAssertEqual(app.otherElements["Card"].firstMatch.buttons["Buy"].frame.minY, 130) }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aListIsAlsoFoundAsACollectionViewInWhatContainsIt() {
    let fixture = ScreenFixture()
    let page = fixture.add(.other, id: "Page")
    fixture.add(.table, id: "Feed", in: page)
    fixture.run {
      XCTAssertEqual(app.collectionViews.count, 1)
      XCTAssertTrue(app.otherElements.containing(.collectionView, identifier: nil).matching(identifier: "Page").firstMatch.exists)
      XCTAssertTrue(app.otherElements.containing(.collectionView, identifier: "Feed").matching(identifier: "Page").firstMatch.exists)
      XCTAssertEqual(app.otherElements.containing(.collectionView, identifier: "Other").count, 0)
    }
  }

  func test_aPredicateIsAskedNoFurtherThanTheIndex() {
    let fixture = ScreenFixture()
    for number in 0..<40 { fixture.add(.button, "Button \(number)") }
    var asked = 0
    fixture.run {
      let buttons = app.buttons.matching {
        asked += 1
        return $0.label.hasSuffix("0")
      }
      XCTAssertTrue(buttons.element(boundBy: 1).exists)
      XCTAssertEqual(asked, 11)
      XCTAssertEqual(buttons.element(boundBy: 3).label, "Button 30")
      XCTAssertEqual(buttons.count, 4)
    }
    XCTAssertEqual(fixture.kinds, [])
  }
}
