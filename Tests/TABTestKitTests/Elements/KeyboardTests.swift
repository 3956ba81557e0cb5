import TABTestKit

/// The keyboard: T78 to T82, T99, T127.
final class KeyboardTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.fields }

  private let field = TextField(id: "NameField")

  func test_T78_theKeyboardIsThereWhileAFieldHasTheFocus() {
    XCTAssertFalse(keyboard.determine(.exists))
    tap(field)
    keyboard.await(.visible)
    XCTAssertNil(keyboard.id)
    XCTAssertTrue(keyboard.parent is App)
  }

  func test_T79_keysAreTappedOneByOne() {
    tap(field)
    keyboard.key("h").tap()
    keyboard.key("i").tap()
    XCTAssertEqual(field.value, "hi")
    XCTAssertEqual(keyboard.key("h").parent.type, .keyboard)
    XCTAssertFalse(keyboard.key("Return").determine(.exists))
    tap(keyboard.key("Return", isActuallyButton: true))
    XCTAssertEqual(kinds { tap(keyboard.key("h")) }, ["state.notReached"])
  }

  func test_T80_theTypeIsToldByTheKeysOnceTheKeyboardIsVisible() {
    tap(field)
    XCTAssertEqual(keyboard.keyboardType, .regular)
    XCTAssertEqual(kinds { _ = keyboard.keyboardType }, ["state.notReached"])
  }

  func test_T81_nineTypesAreToldApart() {
    XCTAssertEqual(Keyboard.KeyboardType.allCases.count, 9)
    for type in Keyboard.KeyboardType.allCases {
      let told = kinds(in: Gallery.field(type)) {
        tap(TextField(id: "Field"))
        XCTAssertEqual(keyboard.keyboardType, type)
      }
      XCTAssertEqual(told, [])
    }
  }

  func test_T82_thePredictionBarLiesAboveTheKeyboard() {
    tap(field)
    see(keyboard.predictionBar)
    XCTAssertEqual(keyboard.predictionBar.id, "Typing Predictions")
    XCTAssertEqual(keyboard.topCoordinate, keyboard.predictionBar.topCoordinate)
    let withoutBar = kinds(in: Gallery.field(.numberPad)) {
      tap(TextField(id: "Field"))
      XCTAssertFalse(keyboard.predictionBar.determine(.exists))
      XCTAssertGreaterThan(keyboard.topCoordinate.dy, 0)
    }
    XCTAssertEqual(withoutBar, [])
  }

  func test_T99_commonKeysHaveNames() {
    tap(field)
    for key in [Keyboard.Key.a, .space, .a, .delete] { tap(key) }
    XCTAssertEqual(field.value, "a ")
    see(Keyboard.Key.moreNumbers)
    let pad = kinds(in: Gallery.field(.decimalPad)) {
      tap(TextField(id: "Field"))
      for key in [Keyboard.Key.zero, .decimal, .zero] { tap(key) }
      XCTAssertEqual(TextField(id: "Field").value, "0.0")
    }
    XCTAssertEqual(pad, [])
    let mail = kinds(in: Gallery.field(.emailAddress)) {
      tap(TextField(id: "Field"))
      tap(Keyboard.Key.at)
      XCTAssertEqual(TextField(id: "Field").value, "@")
    }
    XCTAssertEqual(mail, [])
  }

  func test_T127_theTypeOfTheKeyboardIsAStep() {
    tap(field)
    Scenario("Keyboard") { Then(the: keyboardType(is: .regular)) }
    let other = kinds {
      tap(field)
      keyboardType(is: .twitter)
    }
    XCTAssertEqual(other, ["value.differs"])
  }
}
