import TABTestKit

/// Tests for texts, buttons and fields: T68 to T70, T75 to T77, T97.
final class TextElementTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.fields }

  func test_T68_aHeaderIsWhateverHasTheTrait() {
    XCTAssertEqual(Header(id: "Fields").value, "Fields")
    // The greeting is a text, but not a header.
    XCTAssertFalse(Header(id: "GreetingLabel").determine(.exists))
    XCTAssertEqual(kinds { see(Header(id: "GreetingLabel")) }, ["state.notReached"])
    doNotSee(Header(id: "GreetingLabel"))
    // A header can have any type, and its index counts only elements with the trait.
    let headers = kinds(in: BareScreen.app) {
      BareScreen.add(.staticText, id: "It", at: CGRect(x: 0, y: 0, width: 100, height: 10))
      BareScreen.add(.button, id: "It", traits: .header, at: CGRect(x: 0, y: 10, width: 100, height: 10))
      BareScreen.add(.image, id: "Other", traits: .header, at: CGRect(x: 0, y: 20, width: 100, height: 10))
      BareScreen.add(.cell, id: "It", traits: .header, at: CGRect(x: 0, y: 30, width: 100, height: 10))
      XCTAssertEqual(Header(id: "It").frameInScreen.minY, 10)
      XCTAssertEqual(Header(id: "It", index: 1).frameInScreen.minY, 30)
      XCTAssertFalse(Header(id: "It", index: 2).determine(.exists))
      see(Header(id: "Other"))
    }
    XCTAssertEqual(headers, [])
  }

  func test_T69_aLabelsValueIsItsText() {
    XCTAssertEqual(Label(id: "GreetingLabel").value, "Hello, whoever you are")
    XCTAssertEqual(Label(id: "Fields").value, "Fields")
    XCTAssertEqual(kinds { _ = Label(id: "Goodbye").value }, ["element.notFound"])
    XCTAssertEqual(Label(id: "Fields").type, .staticText)
    // A field with this name isn't a label, but the text of a button is one, as on a phone.
    XCTAssertFalse(Label(id: "NameField").determine(.exists))
    XCTAssertEqual(Label(id: "Write soon").value, "Write soon")
  }

  func test_T70_aButtonIsTappedAndItsValueIsItsLabel() {
    let tapped = kinds(in: Gallery.dialogs) {
      XCTAssertEqual(Button(id: "Ask").value, "Ask")
      Button(id: "Ask").tap()
      see(Alert())
    }
    XCTAssertEqual(tapped, [])
    // A text with this name isn't a button, and the message says what it is.
    let failure = failures(in: Gallery.dialogs) { Button(id: "AnswerLabel").tap() }.first
    XCTAssertEqual(failure?.message.contains("A Label with the id “AnswerLabel” exists there, but no Button."), true, failure?.message ?? "")
  }

  func test_T75_aTextField() {
    let field = TextField(id: "NameField")
    XCTAssertEqual(field.type, .textField)
    XCTAssertEqual(field.placeholder, "Your name")
    XCTAssertEqual(field.value, "Your name")
    field.tap()
    field.type("Hello!")
    XCTAssertEqual(field.value, "Hello!")
    XCTAssertEqual(field.placeholder, "Your name")
    field.delete(numberOfCharacters: 6)
    XCTAssertEqual(field.value, "Your name")
  }

  func test_T76_aSecureTextFieldShowsBullets() {
    let field = SecureTextField(id: "PasswordField")
    field.tap()
    field.type("Password1")
    XCTAssertEqual(field.value, "•••••••••")
    field.delete(numberOfCharacters: 6)
    XCTAssertEqual(field.value, "•••")
    XCTAssertEqual(kinds { see(TextField(id: "PasswordField")) }, ["state.notReached"])
  }

  func test_T77_aTextViewIsTypedIntoAndScrolled() {
    let view = TextView(id: "NotesView")
    view.tap()
    view.type("Lorem ipsum")
    XCTAssertEqual(view.value, "Lorem ipsum")
    view.delete(numberOfCharacters: 6)
    XCTAssertEqual(view.value, "Lorem")
    XCTAssertEqual(view.type, .textView)
    XCTAssertEqual(kinds { TextView(id: "Nowhere").scroll(.downwards) }, ["state.notReached"])
    let scrolled = kinds(in: Gallery.notes) {
      // If the text can't scroll, the page around it moves. So the page shows whether the text scrolled.
      view.tap()
      view.type(String(repeating: "Line\n", count: 30))
      let above = view.frameInScreen.minY
      // From its end, the text scrolls in both directions and the page doesn't move.
      view.scroll(.upwards)
      view.scroll(.upwards)
      view.scroll(.downwards)
      XCTAssertEqual(view.frameInScreen.minY, above)
      // Back at its end, the text doesn't scroll any further and the page moves.
      for _ in 0..<3 { view.scroll(.downwards) }
      XCTAssertLessThan(view.frameInScreen.minY, above)
    }
    XCTAssertEqual(scrolled, [])
  }

  func test_T97_anImagesValueIsWhatItShows() {
    let image = kinds(in: Gallery.touches) { XCTAssertEqual(Image(id: "ExampleImage").value, "image of random object") }
    XCTAssertEqual(image, [])
    XCTAssertEqual(Image(id: "ExampleImage").type, .image)
    XCTAssertEqual(kinds { see(Image(id: "ExampleImage")) }, ["state.notReached"])
  }
}
