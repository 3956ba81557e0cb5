import HeadlessDevice
import HeadlessUI
import HeadlessXCUI
import XCTest

/// `snapshot()`, `debugDescription`, `value(forKey:)` and waits for attributes.
final class ElementSnapshotTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") {
          Task {
            try? await Task.sleep(for: .seconds(2))
            count += 1
          }
        }
      }
    }
  }

  func test_aSnapshotKeepsWhatWas() throws {
    let fixture = ScreenFixture { Counter() }
    try fixture.run {
      Result {
        let before = try app.snapshot()
        app.buttons["Add"].tap()
        XCTAssertTrue(app.staticTexts["count"].wait(for: \.label, toEqual: "1", timeout: 5))
        @MainActor func texts(_ snapshot: any XCUIElementSnapshot) -> [String] {
          (snapshot.elementType == .staticText ? [snapshot.label] : []) + snapshot.children.flatMap(texts)
        }
        XCTAssertEqual(texts(before), ["0"])
        XCTAssertEqual(texts(try app.snapshot()), ["1"])
        let attributes = try app.buttons["Add"].snapshot().dictionaryRepresentation
        XCTAssertEqual(attributes[.label] as? String, "Add")
        XCTAssertEqual(attributes[.elementType] as? UInt, 9)
        XCTAssertEqual(attributes[.enabled] as? Bool, true)
      }
    }.get()
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aSnapshotCollectsNoLooks() throws {
    let fixture = ScreenFixture { Counter() }
    let look = try XCTUnwrap(fixture.device.tree.look)
    var collections = 0
    fixture.device.tree.look = {
      collections += 1
      return look()
    }
    try fixture.run { Result { XCTAssertEqual(try app.buttons["Add"].snapshot().label, "Add") } }.get()
    XCTAssertEqual(collections, 0)
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_anAttributeIsWaitedForInVirtualTimeAndNoLonger() {
    let fixture = ScreenFixture()
    let count = fixture.add(.staticText, "0", id: "count")
    fixture.device.scheduler.schedule(after: .seconds(3), name: "the answer") { fixture.change(count) { $0.label = "1" } }
    fixture.device.scheduler.schedule(after: .seconds(60), name: "another answer") { fixture.change(count) { $0.label = "2" } }
    fixture.run {
      XCTAssertTrue(app.staticTexts["count"].wait(for: \.label, toEqual: "1", timeout: 5))
      XCTAssertEqual(fixture.device.scheduler.now.offset, .seconds(3))
      XCTAssertFalse(app.staticTexts["count"].wait(for: \.label, toEqual: "2", timeout: 5))
      XCTAssertEqual(fixture.device.scheduler.now.offset, .seconds(8))
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_aWaitForAnAttributeEndsWithoutAFailure() {
    let fixture = ScreenFixture { Counter() }
    fixture.run {
      XCTAssertFalse(app.staticTexts["count"].wait(for: \.label, toEqual: "1", timeout: 5))
      XCTAssertFalse(app.staticTexts["none"].wait(for: \.exists, toEqual: true, timeout: 1))
      XCTAssertTrue(app.buttons["Add"].waitForExistence(timeout: 1))
      XCTAssertTrue(app.buttons["Remove"].waitForNonExistence(withTimeout: 1))
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theDescriptionOfAnAppIsItsTree() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", at: CGRect(x: 16, y: 100, width: 100, height: 44))
    XCTAssertEqual(
      fixture.run { app.debugDescription },
      """
      Application “NotInstagram” {{0, 0}, {390, 844}}
        Window {{0, 0}, {390, 844}}
        Button “Log in” {{16, 100}, {100, 44}}

      Query: App “NotInstagram”
      """)
    XCTAssertEqual(fixture.run { app.buttons["Log in"].description }, "\"Log in\" Button")
    XCTAssertEqual(
      fixture.run { app.buttons["Log in"].debugDescription },
      """
      Button “Log in” {{16, 100}, {100, 44}}

      Query: Button with id “Log in”
        in App “NotInstagram”
      """)
  }

  func test_attributesAreReadByTheirNames() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in", id: "login")
    fixture.run {
      XCTAssertEqual(app.buttons["login"].value(forKey: "label") as? String, "Log in")
      XCTAssertEqual(app.buttons["login"].value(forKey: "isEnabled") as? Bool, true)
      XCTAssertNil(app.buttons["none"].value(forKey: "label"))
      XCTAssertEqual(app.horizontalSizeClass, .compact)
      XCTAssertEqual(app.verticalSizeClass, .regular)
    }
    XCTAssertEqual(
      fixture.message { _ = app.buttons["login"].value(forKey: "lable") },
      """
      Could not read the lable of app.buttons["login"]: an element has no value for the key “lable”.

      Available keys: count, elementType, enabled, exists, frame, hasFocus, hittable, horizontalSizeClass, identifier, isEnabled, isHittable, isSelected, label, \
      placeholderValue, selected, state, title, value and verticalSizeClass.

      Query:
        Button with id “login”
        in App “NotInstagram”
      """)
  }

  func test_aListIsATableAndACollectionView() {
    let fixture = ScreenFixture { List(0..<3, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("rows") }
    fixture.run {
      XCTAssertEqual(app.tables["rows"].cells.count, 3)
      XCTAssertEqual(app.collectionViews["rows"].cells.count, 3)
      XCTAssertEqual(app.collectionViews.count, 1)
      XCTAssertEqual(app.collectionViews["rows"].elementType, .table)
      XCTAssertEqual(app.collectionViews.element(boundBy: 0).cells.element(boundBy: 1).staticTexts.firstMatch.label, "Row 1")
      XCTAssertTrue(app.descendants(matching: .any).matching(.collectionView, identifier: "rows").element.exists)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theTypesOfElementsAreAllThere() {
    XCTAssertEqual(XCUIElement.ElementType.allCases.map(\.rawValue), Array(0...82))
  }
}
