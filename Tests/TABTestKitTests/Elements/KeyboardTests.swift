import TABTestKit

/// Tests for the keyboard: T78 to T82, T99, T127.
final class KeyboardTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.fields }

  private let field = TextField(id: "NameField")

  func test_T78_theKeyboardIsThereWhileAFieldHasTheFocus() {
    XCTAssertFalse(keyboard.determine(.exists))
    tap(field)
    keyboard.await(.visible)
    XCTAssertEqual(keyboard.type, .keyboard)
    XCTAssertNil(keyboard.id)
    XCTAssertTrue(keyboard.parent is App)
    XCTAssertTrue(Keyboard(parent: Safari()).parent is Safari)
    // The keyboard goes away with the focus.
    tap(keyboard.key("Return", isActuallyButton: true))
    XCTAssertFalse(keyboard.determine(.exists))
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
    // Reading the type waits for the keyboard.
    let late = kinds {
      tap(Button(id: "Write soon"))
      XCTAssertEqual(keyboard.keyboardType, .regular)
      XCTAssertEqual(seconds, 2)
    }
    XCTAssertEqual(late, [])
    // A keyboard without known keys fails the test.
    let unknown = failures(in: BareScreen.app) {
      BareScreen.add(.keyboard, id: "")
      _ = keyboard.keyboardType
    }
    XCTAssertEqual(unknown.map(\.kind), ["value.differs"])
    XCTAssertEqual(unknown.first?.message.contains("none: the keys do not belong to a known type"), true, unknown.first?.message ?? "")
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
    XCTAssertEqual(keyboard.predictionBar.type, .other)
    // The bar is next to the keyboard, and not inside it.
    XCTAssertTrue(keyboard.predictionBar.parent is App)
    XCTAssertFalse(View(id: "Typing Predictions", parent: keyboard).determine(.exists))
    XCTAssertEqual(keyboard.topCoordinate, keyboard.predictionBar.topCoordinate)
    XCTAssertLessThan(keyboard.topCoordinate.dy, keyboard.frameInScreen.minY / 844)
    let withoutBar = kinds(in: Gallery.field(.numberPad)) {
      tap(TextField(id: "Field"))
      XCTAssertFalse(keyboard.predictionBar.determine(.exists))
      XCTAssertEqual(keyboard.topCoordinate.dy, keyboard.frameInScreen.minY / 844, accuracy: 0.0001)
    }
    XCTAssertEqual(withoutBar, [])
  }

  func test_T99_commonKeysHaveNames() {
    tap(field)
    for key in [Keyboard.Key.a, .space, .a, .delete] { tap(key) }
    XCTAssertEqual(field.value, "a ")
    tap(Keyboard.Key.moreNumbers)
    see(Keyboard.Key.moreLetters)
    see(Keyboard.Key.return)
    XCTAssertEqual(Keyboard.Key.moreNumbers.id, "numbers")
    let web = kinds(in: Gallery.field(.url)) {
      tap(TextField(id: "Field"))
      for key in [Keyboard.Key.slash, .dotCom] { tap(key) }
      XCTAssertEqual(TextField(id: "Field").value, "/.com")
    }
    XCTAssertEqual(web, [])
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
    XCTAssertEqual(kinds { keyboardType(is: .regular) }, ["state.notReached"])
  }
}
