import HeadlessUI
import HeadlessXCUI
import XCTest

/// Reading an element that several elements match.
final class AmbiguousElementTests: MainActorTestCase {
  private let app = XCUIApplication()

  private func fixture() -> ScreenFixture {
    let fixture = ScreenFixture()
    fixture.add(.button, "Like", at: CGRect(x: 16, y: 100, width: 100, height: 44))
    fixture.add(.button, "Like", at: CGRect(x: 16, y: 150, width: 100, height: 44))
    return fixture
  }

  func test_readingAnAttributeFails() {
    let fixture = fixture()
    XCTAssertEqual(
      fixture.message { _ = app.buttons["Like"].label },
      """
      Could not read the label of app.buttons["Like"]: 2 elements match instead of one.

      Query:
        Button with id “Like”
        in App “NotInstagram”

      Found: 2 matches.
        1. Button “Like”
        2. Button “Like”

      What to do: name the parent of the element you mean, or choose one with element(boundBy:) or firstMatch.
      """)
    XCTAssertEqual(fixture.kinds, ["element.notUnique"])
  }

  func test_everyAttributeFails() {
    let reads: [(XCUIElement) -> Void] = [
      { _ = $0.value }, { _ = $0.frame }, { _ = $0.isEnabled }, { _ = $0.isHittable }, { _ = $0.isSelected }, { _ = $0.identifier }, { _ = $0.title },
    ]
    for read in reads {
      let fixture = fixture()
      fixture.run { read(app.buttons["Like"]) }
      XCTAssertEqual(fixture.kinds, ["element.notUnique"])
    }
  }

  func test_whatIsClearIsRead() {
    let fixture = fixture()
    fixture.run {
      XCTAssertTrue(app.buttons["Like"].exists)
      XCTAssertEqual(app.buttons["Like"].firstMatch.label, "Like")
      XCTAssertEqual(app.buttons.element(boundBy: 1).label, "Like")
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aSnapshotOfOneOfSeveralThrows() {
    let fixture = fixture()
    var failure: InteractionFailure?
    fixture.run {
      do { _ = try app.buttons["Like"].snapshot() } catch { failure = error as? InteractionFailure }
    }
    XCTAssertEqual(failure?.kind, "element.notUnique")
    XCTAssertEqual(fixture.kinds, [])
  }
}
