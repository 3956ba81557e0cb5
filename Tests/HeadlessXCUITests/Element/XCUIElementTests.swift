import HeadlessUI
import HeadlessXCUI
import XCTest

final class XCUIElementTests: MainActorTestCase {
  private let app = XCUIApplication()

  func test_attributesAreThoseOfTheElementNow() {
    let fixture = ScreenFixture()
    let frame = CGRect(x: 16, y: 100, width: 358, height: 44)
    let field = fixture.add(.textField, "Name", id: "NameField", value: "Kane", placeholder: "Your name", at: frame, selected: true)
    fixture.change(field) { $0.hasFocus = true }
    fixture.run {
      let element = app.textFields["NameField"]
      XCTAssertEqual(element.identifier, "NameField")
      XCTAssertEqual(element.label, "Name")
      XCTAssertEqual(element.title, "")
      XCTAssertEqual(element.value as? String, "Kane")
      XCTAssertEqual(element.placeholderValue, "Your name")
      XCTAssertEqual(element.frame, frame)
      XCTAssertEqual(element.elementType, .textField)
      XCTAssertTrue(element.isEnabled)
      XCTAssertTrue(element.isSelected)
      XCTAssertTrue(element.hasFocus)
    }
    XCTAssertEqual(fixture.kinds, [])
  }

  func test_theValueOfAnEmptyFieldIsItsPlaceholder() {
    let fixture = ScreenFixture()
    fixture.add(.textField, id: "Name", value: "", placeholder: "Your name")
    fixture.add(.slider, id: "Volume", value: "", placeholder: "Loud")
    fixture.run {
      XCTAssertEqual(app.textFields["Name"].value as? String, "Your name")
      XCTAssertEqual(app.sliders["Volume"].value as? String, "")
    }
  }

  func test_aCoveredElementExistsAndIsNotHittable() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in")
    fixture.run { XCTAssertTrue(app.buttons["Log in"].isHittable) }
    fixture.add(.other, id: "Curtain", at: fixture.device.screen)
    fixture.run {
      XCTAssertTrue(app.buttons["Log in"].exists)
      XCTAssertFalse(app.buttons["Log in"].isHittable)
    }
  }

  func test_aContainerIsHittableThroughWhatIsInIt() {
    let fixture = ScreenFixture()
    let cell = fixture.add(.cell, id: "Row")
    fixture.add(.staticText, "Post", in: cell)
    fixture.run { XCTAssertTrue(app.cells["Row"].isHittable) }
  }

  func test_aTextThatLetsTouchesThroughIsHittable() {
    let fixture = ScreenFixture()
    let cell = fixture.add(.cell, id: "Row")
    let text = fixture.add(.staticText, "Post", in: cell)
    fixture.change(text) { $0.ignoresTouches = true }
    fixture.run { XCTAssertTrue(app.staticTexts["Post"].isHittable) }
  }

  func test_anElementHalfOnScreenIsHittableWhereItIsVisible() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Half", at: CGRect(x: 16, y: 830, width: 100, height: 60))
    fixture.add(.button, "None", at: CGRect(x: 16, y: 844, width: 100, height: 60))
    fixture.run {
      XCTAssertTrue(app.buttons["Half"].isHittable)
      XCTAssertFalse(app.buttons["None"].isHittable)
    }
  }

  func test_nothingOfAnAppInTheBackgroundIsHittable() {
    let fixture = ScreenFixture()
    fixture.add(.button, "Log in")
    fixture.device.pressHome()
    fixture.run {
      XCTAssertTrue(app.buttons["Log in"].exists)
      XCTAssertFalse(app.buttons["Log in"].isHittable)
    }
  }

  func test_withoutADeviceNothingExists() {
    XCTAssertFalse(app.exists)
    XCTAssertFalse(app.buttons["Log in"].exists)
    XCTAssertFalse(app.buttons["Log in"].isHittable)
  }

  func test_theFirstMatchOfAnAmbiguousElementIsTakenWithoutComplaint() {
    let log = InputLog()
    let fixture = ScreenFixture {
      VStack {
        Button("OK") { log("first") }
        Button("OK") { log("second") }
      }
    }
    fixture.run { app.buttons["OK"].firstMatch.tap() }
    XCTAssertEqual(fixture.kinds, [])
    XCTAssertEqual(log.entries, ["first"])
  }
}
