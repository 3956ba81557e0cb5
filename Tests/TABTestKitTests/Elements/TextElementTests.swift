import TABTestKit

/// Texts, buttons and fields: T68 to T70, T75 to T77, T97.
final class TextElementTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.fields }

  func test_T68_aHeaderIsWhateverHasTheTrait() {
    XCTAssertEqual(Header(id: "Fields").value, "Fields")
    // The greeting is a text, and not a header.
    XCTAssertFalse(Header(id: "GreetingLabel").determine(.exists))
    XCTAssertEqual(kinds { see(Header(id: "GreetingLabel")) }, ["state.notReached"])
  }

  func test_T69_aLabelsValueIsItsText() {
    XCTAssertEqual(Label(id: "GreetingLabel").value, "Hello, whoever you are")
    XCTAssertEqual(Label(id: "Fields").value, "Fields")
    XCTAssertEqual(kinds { _ = Label(id: "Goodbye").value }, ["element.notFound"])
  }

  func test_T70_aButtonIsTappedAndItsValueIsItsLabel() {
    let tapped = kinds(in: Gallery.dialogs) {
      XCTAssertEqual(Button(id: "Ask").value, "Ask")
      Button(id: "Ask").tap()
      see(Alert())
    }
    XCTAssertEqual(tapped, [])
    // A text of that name is no button, and the message says what it is.
    let failure = failures(in: Gallery.dialogs) { Button(id: "AnswerLabel").tap() }.first
    XCTAssertEqual(failure?.message.contains("A Label with the id “AnswerLabel” exists there, but no Button."), true, failure?.message ?? "")
  }

  func test_T75_aTextField() {
    let field = TextField(id: "NameField")
    XCTAssertEqual(field.placeholder, "Your name")
    XCTAssertEqual(field.value, "Your name")
    field.tap()
    field.type("Hello!")
    XCTAssertEqual(field.value, "Hello!")
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
    view.scroll(.downwards)
    XCTAssertEqual(kinds { TextView(id: "Nowhere").scroll(.downwards) }, ["state.notReached"])
  }

  func test_T97_anImagesValueIsWhatItShows() {
    let image = kinds(in: Gallery.touches) { XCTAssertEqual(Image(id: "ExampleImage").value, "image of random object") }
    XCTAssertEqual(image, [])
    XCTAssertEqual(kinds { see(Image(id: "ExampleImage")) }, ["state.notReached"])
  }
}
