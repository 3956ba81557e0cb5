import ScenarioKit
import Screens
import XCTest

final class ElementTests: ScreensTestCase {
  func test_theParentScopesTheSearch() {
    let device = TestDevice.empty()
    let alert = device.add(.alert, "Sorry")
    device.add(.button, "OK", id: "Outer", at: CGRect(x: 0, y: 300, width: 50, height: 50))
    device.add(.button, "OK", id: "Inner", in: alert)
    passes(on: device) {
      XCTAssertEqual(Alert(id: "Sorry").actionButton(withID: "OK").underlyingXCUIElement.identifier, "Inner")
      XCTAssertEqual(Button(id: "OK", index: 1).underlyingXCUIElement.identifier, "Outer")
      XCTAssertFalse(Button(id: "OK", parent: Alert(id: "Hello")).underlyingXCUIElement.exists)
    }
  }

  func test_parentsNestToAnyDepth() {
    let device = TestDevice.empty()
    let form = device.add(.other, id: "Form")
    let section = device.add(.other, id: "Section", in: form)
    device.add(.button, "Save", in: section)
    passes(on: device) {
      XCTAssertTrue(Button(id: "Save", parent: View(id: "Section", parent: View(id: "Form"))).determine(.exists))
      XCTAssertFalse(Button(id: "Save", parent: View(id: "Form", parent: View(id: "Section"))).determine(.exists))
    }
  }

  func test_anotherAppCanBeTheParent() {
    let device = TestDevice.login()
    passes(on: device) {
      let settings = SystemPreferences()
      XCTAssertFalse(Label(id: "Settings", parent: settings).determine(.exists))
      settings.activate()
      see(Label(id: "Settings", parent: settings))
      doNotSee(Label(id: "Settings"))
      XCTAssertEqual(settings.name, "Settings")
      settings.terminate()
      foregroundTheApp()
    }
  }

  func test_aHeaderIsWhateverHasTheTrait() {
    let device = TestDevice.empty()
    device.add(.staticText, "Profile")
    XCTAssertFalse(device.run { Header(id: "Profile").underlyingXCUIElement.exists })
    let bar = device.add(.navigationBar, id: "Bar")
    device.add(.other, "Profile", traits: .header, in: bar)
    passes(on: device) {
      XCTAssertEqual(Header(id: "Profile").value, "Profile")
      XCTAssertEqual(NavBar().header.value, "Profile")
      XCTAssertEqual(Header().value, "Profile")
      XCTAssertEqual(Table().header(withID: "Profile").parent.type, .table)
    }
  }

  func test_framesAndTopCoordinatesAreOfTheScreen() {
    let device = TestDevice.empty()
    device.add(.button, "Log in", at: CGRect(x: 10, y: 211, width: 100, height: 44))
    passes(on: device) {
      XCTAssertEqual(Button(id: "Log in").frameInScreen, CGRect(x: 10, y: 211, width: 100, height: 44))
      XCTAssertEqual(Button(id: "Log in").topCoordinate, CGVector(dx: 0.5, dy: 0.25))
      XCTAssertEqual(App.shared.topCoordinate, CGVector(dx: 0.5, dy: 0))
    }
  }

  func test_containersVendElementsWithThemselvesAsParent() {
    XCTAssertEqual(TabBar().button(withID: "Feed").parent.type, .tabBar)
    XCTAssertEqual(NavBar().button(withID: "Back").parent.type, .navigationBar)
    XCTAssertEqual(SegmentedControl(index: 1).button(withID: "Second").parent.index, 1)
    XCTAssertEqual(Stepper(id: "Age").incrementButton.id, "Increment")
    XCTAssertEqual(Stepper(id: "Age").decrementButton.parent.id, "Age")
    XCTAssertEqual(Picker(id: "Day").wheel(2).index, 2)
    XCTAssertEqual(DatePicker(id: "Day").wheel(0).parent.type, .datePicker)
    XCTAssertEqual(Sheet(id: "Share").actionButton(withID: "Mail").parent.type, .sheet)
    XCTAssertEqual(ActivitySheet().closeButton.parent.id, "ActivityListView")
    XCTAssertEqual(keyboard.key("a").type, .key)
    XCTAssertEqual(keyboard.key("return", isActuallyButton: true).type, .button)
    XCTAssertEqual(Keyboard.Key.space.parent.type, .keyboard)
  }

  func test_valuesAreReadFromTheScreen() {
    let device = TestDevice.empty()
    device.add(.pageIndicator, id: "Dots", value: "page 1 of 3")
    device.add(.image, "A cat", id: "Photo")
    device.add(.slider, id: "Volume", value: "50%")
    device.add(.switch, id: "Private", value: "1")
    device.add(.switch, id: "Public", value: "0")
    let picker = device.add(.picker, id: "Day")
    device.add(.pickerWheel, value: "Monday", in: picker)
    device.add(.pickerWheel, value: "May", in: picker)
    passes(on: device) {
      XCTAssertEqual(PageIndicator(id: "Dots").value, "page 1 of 3")
      XCTAssertEqual(Image(id: "Photo").value, "A cat")
      XCTAssertEqual(Slider(id: "Volume").value, 0.5)
      XCTAssertEqual(Switch(id: "Private").value, .on)
      XCTAssertEqual(Switch(id: "Public").value, .off)
      XCTAssertEqual(Picker(id: "Day").wheel(1).value, "May")
      XCTAssertEqual(Picker(id: "Day").numberOfWheels, 2)
      XCTAssertEqual(Button(id: "Nothing").parent.label, "NotInstagram")
      value(of: Slider(id: "Volume"), is: 0.5)
      value(of: Switch(id: "Private"), is: .on)
    }
  }

  func test_cellsAreCountedAndIndexedAmongThoseThatExist() {
    let device = TestDevice.empty()
    let table = device.add(.table, id: "Feed")
    for id in ["Post", "Ad", "Post"] { device.add(.cell, id: id, in: table) }
    passes(on: device) {
      XCTAssertEqual(Table(id: "Feed").numberOfCells(), 3)
      XCTAssertEqual(Table(id: "Feed").numberOfCells(matchingID: "Post"), 2)
      XCTAssertTrue(Table(id: "Feed").cell(matchingID: "Post", index: 1).determine(.exists))
      XCTAssertFalse(Table(id: "Feed").cell(matchingID: "Post", index: 2).determine(.exists))
      XCTAssertTrue(Table(id: "Feed").cell(index: 2).determine(.exists))
      XCTAssertTrue(CollectionView().cell(matchingID: "Post").parent is CollectionView)
    }
  }
}
