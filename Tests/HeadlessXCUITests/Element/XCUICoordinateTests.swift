import HeadlessUI
import HeadlessXCUI
import XCTest

final class XCUICoordinateTests: MainActorTestCase {
  private let app = XCUIApplication()

  private func fixture() -> ScreenFixture {
    let fixture = ScreenFixture()
    fixture.add(.image, "Map", at: CGRect(x: 100, y: 200, width: 200, height: 100))
    return fixture
  }

  func test_aCoordinateIsAFractionOfTheElementAndAnOffset() {
    fixture().run {
      let corner = app.images["Map"].coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0))
      XCTAssertEqual(corner.screenPoint, CGPoint(x: 300, y: 200))
      let inside = corner.withOffset(CGVector(dx: -10, dy: 20)).withOffset(CGVector(dx: 0, dy: 5))
      XCTAssertEqual(inside.screenPoint, CGPoint(x: 290, y: 225))
    }
  }

  func test_touchesLandOnThePointWhateverIsThere() {
    let log = InputLog()
    let fixture = ScreenFixture {
      VStack(spacing: 0) {
        Button("Upper") { log("upper") }.sized(200, 100)
        Text("Lower").onLongPressGesture { log("lower") }.sized(200, 100)
      }
    }
    fixture.run {
      let middle = app.buttons["Upper"].coordinate(withNormalizedOffset: .init(dx: 0.5, dy: 0.5))
      middle.tap()
      let below = middle.withOffset(.init(dx: 0, dy: app.staticTexts["Lower"].frame.midY - app.buttons["Upper"].frame.midY))
      below.press(forDuration: 2)
      middle.doubleTap()
    }
    XCTAssertEqual(Array(log.entries.prefix(3)), ["upper", "lower", "upper"])
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theFarEdgeOfAnElementCanBeReached() {
    let log = InputLog()
    let fixture = ScreenFixture { Button("Go") { log("went") } }
    fixture.run { app.buttons["Go"].coordinate(withNormalizedOffset: .init(dx: 1, dy: 1)).tap() }
    XCTAssertEqual(log.entries, ["went"])
  }

  func test_aDragMovesTheContentByItsLength() {
    let fixture = ScreenFixture {
      ScrollView { Text("Long").sized(300, 3_000) }
    }
    fixture.run {
      let text = app.staticTexts["Long"]
      let start = text.frame.minY
      let middle = app.scrollViews.firstMatch.coordinate(withNormalizedOffset: .init(dx: 0.5, dy: 0.5))
      middle.press(forDuration: 0, thenDragTo: middle.withOffset(.init(dx: 0, dy: -150)))
      XCTAssertEqual(text.frame.minY, start - 150)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aPointOutsideOfTheScreenCannotBeTouched() {
    XCTAssertEqual(
      fixture().message { app.images["Map"].coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 9)).tap() },
      """
      Could not tap a point of app.images["Map"]: that point is not on screen.

      expected: a point inside the screen {{0, 0}, {390, 844}}
      actual:   {100, 1100}

      Query:
        Image with id “Map”
        in App “NotInstagram”

      Found:
        1. Image “Map”

      What to do: choose an offset on the element, and scroll the element into view first.
      """)
  }

  func test_aPointOfAMissingElementFails() {
    let fixture = fixture()
    fixture.run { app.images["Chart"].coordinate(withNormalizedOffset: .zero).tap() }
    XCTAssertEqual(fixture.kinds, ["element.notFound"])
  }
}
