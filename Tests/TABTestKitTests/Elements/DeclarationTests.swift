import CoreGraphics
import CoreGraphics.CGGeometry
import TABTestKit

/// Tests that TABTestKit's public declarations compile with its spelling and do what they do there.
final class DeclarationTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.dialogs }

  func test_everyInitializerTakesTABTestKitsArguments() {
    let box = View(id: "Box", index: 0, parent: App.shared)
    let elements: [any Element] = [
      ActivitySheet(parent: box), Alert(id: nil, message: nil, parent: box, dismissButtonID: "OK"), Alert(id: "A", message: "B", parent: box), Alert(id: nil, parent: box),
      Button(id: "A", index: 0, parent: box), Cell(id: nil, index: 0, parent: box), CollectionView(id: nil, parent: box), DatePicker(id: "A", index: 0, parent: box),
      Header(id: nil, parent: box), Image(id: nil, index: 0, parent: box), Keyboard(parent: box), Label(id: "A", parent: box), NavBar(id: nil, parent: box),
      PageIndicator(id: nil, index: 0, parent: box), Picker(id: "A", index: 0, parent: box), ScrollView(id: nil, index: 0, parent: box), SecureTextField(id: "A", parent: box),
      SegmentedControl(index: 0, parent: box), Sheet(id: "A", parent: box, dismissButtonID: "OK"), Sheet(id: "A", parent: box), Slider(id: "A", index: 0, parent: box),
      Stepper(id: "A", index: 0, parent: box), Switch(id: "A", index: 0, parent: box), TabBar(id: nil, parent: box), Table(id: nil, parent: box),
      TextField(id: "A", parent: box), TextView(id: "A", parent: box), View(id: "A", index: 0, parent: box), WebView(id: "A", parent: box),
    ]
    for element in elements { XCTAssertEqual(element.parent.id, "Box", "\(element)") }
    let makeAlert: (String?, String?, any Element, String) -> Alert = Alert.init(id:message:parent:dismissButtonID:)
    let alert = makeAlert(nil, "B", box, "OK")
    XCTAssertNil(alert.id)
    XCTAssertEqual(alert.message, "B")
    XCTAssertEqual(alert.dismissButton.id, "OK")
    XCTAssertEqual(Keyboard.Key(id: "A", parent: keyboard, isActuallyButton: true).type, .button)
    XCTAssertEqual(Picker.Wheel(index: 1, picker: Picker(id: "A")).parent.id, "A")
    XCTAssertEqual(DatePicker.Wheel(index: 1, picker: DatePicker(id: "A")).parent.id, "A")
    XCTAssertNil(Table().cell(matchingID: nil).id)
  }

  func test_anyAlertIsFoundWithoutATitle() {
    tap(Button(id: "Tell"))
    dismiss(Alert(id: nil, parent: App.shared, dismissButtonID: "OK"))
    XCTAssertEqual(Label(id: "AnswerLabel").value, "told")
    XCTAssertEqual(kinds { see(Alert(id: nil, parent: App.shared, dismissButtonID: "OK")) }, ["state.notReached"])
  }

  func test_theShareSheetHasACancelButton() {
    let closed = kinds(in: Gallery.sheets) {
      tap(Button(id: "Share"))
      tap(ActivitySheet().cancelButton)
      doNotSee(ActivitySheet())
    }
    XCTAssertEqual(closed, [])
    XCTAssertEqual(ActivitySheet(parent: Safari()).cancelButton.id, "Close")
  }

  func test_theKeysOfAKeyboardHaveNames() {
    let letters = kinds(in: Gallery.fields) {
      tap(TextField(id: "NameField"))
      for key in [keyboard.a, keyboard.space, keyboard.a] { tap(key) }
      XCTAssertEqual(TextField(id: "NameField").value, "a a")
      doNotSee(keyboard.zero)
      tap(keyboard.moreNumbers)
      for key in [keyboard.at, keyboard.decimal, keyboard.exclamation, keyboard.forwardSlash, keyboard.moreLetters, keyboard.zero] { see(key) }
      doNotSee(keyboard.a)
    }
    XCTAssertEqual(letters, [])
    XCTAssertEqual(keyboard.a.parent.type, .keyboard)
    let others: [(Keyboard.KeyboardType, [Keyboard.Key])] = [
      (.twitter, [keyboard.at, keyboard.hash]), (.url, [keyboard.dotCom, keyboard.forwardSlash]), (.phonePad, [keyboard.phonePadShift, keyboard.zero]),
    ]
    for (type, keys) in others {
      let seen = kinds(in: Gallery.field(type)) {
        tap(TextField(id: "Field"))
        for key in keys { see(key) }
      }
      XCTAssertEqual(seen, [], "\(type)")
    }
    let without = kinds(in: Gallery.field(.numberPad)) {
      tap(TextField(id: "Field"))
      doNotSee(keyboard.phonePadShift)
    }
    XCTAssertEqual(without, [])
  }

  func test_theBarOverTheKeyboardHasItsOwnType() {
    let bar: Keyboard.PredicationBar = keyboard.predictionBar
    XCTAssertEqual(bar.id, "Typing Predictions")
    let seen = kinds(in: Gallery.fields) {
      tap(TextField(id: "NameField"))
      see(bar)
    }
    XCTAssertEqual(seen, [])
  }

  func test_aDirectionNamesItsPlaces() {
    let place: ElementAttributes.Direction.NormalizedCoordinate = .topThird
    XCTAssertEqual(place, CGVector(dx: 0.5, dy: 0.33))
    XCTAssertEqual(ElementAttributes.Direction.NormalizedCoordinate.middle.offset(dx: 0.1, dy: 0), CGVector(dx: 0.6, dy: 0.5))
  }

  func test_theSettingsHaveTables() {
    SystemPreferences().activate()
    systemPreferencesRootScreen.table.cell(matchingID: "General").tap()
    see(systemPreferencesGeneralScreen)
    systemPreferencesGeneralScreen.table.cell(matchingID: "Reset").tap()
    see(systemPreferencesResetScreen)
    XCTAssertEqual(systemPreferencesResetScreen.table.numberOfCells(matchingID: "Reset Location & Privacy"), 1)
    XCTAssertEqual(systemPreferencesRootScreen.table.type, .table)
  }

  func test_theValueOfAnImageIsOptional() {
    let image = Image(id: "ExampleImage")
    let read = kinds(in: Gallery.touches) {
      let shown: String? = image.value
      XCTAssertEqual(shown, "image of random object")
      value(of: image, is: "image of random object")
    }
    XCTAssertEqual(read, [])
    let other = failures(in: Gallery.touches) { value(of: image, is: "a cat") }
    XCTAssertEqual(other.first?.message.contains("to be “a cat”, but the value is “image of random object”."), true, other.first?.message ?? "")
  }

  func test_anElementTellsItsTraits() {
    let title = XCUIApplication().staticTexts["Dialogs"]
    let traits: UIAccessibilityTraits = title.underlyingAccessibilityTraits
    XCTAssertTrue(traits.contains(.header))
    XCTAssertFalse(traits.contains(.notEnabled))
    XCTAssertFalse(XCUIApplication().staticTexts["none"].underlyingAccessibilityTraits.contains(.header))
    XCTAssertEqual(XCUIApplication().staticTexts["Nowhere"].underlyingAccessibilityTraits, [])
  }

  func test_anElementDecidesItsFrameAndItsTop() {
    let element: any Element = Banner()
    XCTAssertEqual(element.frameInScreen, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(element.topCoordinate, .middle)
  }

  func test_scrollsUntilAnElementOfAnyTypeHasAText() {
    let scrolled = kinds(in: BareScreen.app) {
      BareScreen.add(.scrollView, id: "Page")
      BareScreen.add(.cell, id: "Row", value: "ready")
      scroll(ScrollView(id: "Page"), .downwards, until: Cell(id: "Row", parent: App.shared), valueIs: "ready")
    }
    XCTAssertEqual(scrolled, [])
    let refused = failures(in: BareScreen.app) {
      BareScreen.add(.scrollView, id: "Page")
      BareScreen.add(.cell, id: "Row", value: "ready")
      scroll(ScrollView(id: "Page"), .downwards, until: Cell(id: "Row", parent: App.shared), valueIs: "done", maxTries: 0)
    }
    XCTAssertEqual(refused.count, 1)
    XCTAssertEqual(refused.first?.message.contains("“done”"), true, refused.first?.message ?? "")
  }

  func test_aScenarioHasADescription() {
    var description: String?
    Scenario("Looking") { Then(I: look { description = Scenario.current?.description }) }
    XCTAssertEqual(description, "Looking")
  }

  private func look(_ body: () -> Void) { body() }
}

/// An element with its own frame and top.
private struct Banner: Element {
  let id: String? = "Banner"
  let type: XCUIElement.ElementType = .other
  var frameInScreen: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  var topCoordinate: CGVector { .middle }
}
