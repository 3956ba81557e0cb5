import Foundation
import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable private final class Form {
  var name = ""
  var password = ""
  var seen: [String] = []
}

private struct FormView: View {
  @Bindable var form: Form
  @State private var isLocked = false
  let log: Log

  var body: some View {
    VStack {
      TextField("Name", text: $form.name)
        .onChange(of: form.name) { _, new in log.note(new) }
        .onSubmit { log.note("submit") }
        .disabled(isLocked)
      SecureField("Password", text: $form.password)
      Text("Hello \(form.name)").accessibilityIdentifier("Greeting")
      Button("Lock") { isLocked.toggle() }
    }
  }
}

private struct Upper: View {
  @State private var text = ""

  var body: some View {
    TextField("Code", text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(4)) }))
  }
}

private struct Tall: View {
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      Text("top").frame(height: 600)
      TextField("Bottom field", text: $text)
    }
  }
}

@preconcurrency @MainActor
final class TextFieldTests: DeviceTestCase {
  private let log = Log()
  private let form = Form()

  private func showForm() {
    let (log, form) = (log, form)
    show { FormView(form: form, log: log) }
  }

  func test_anEmptyFieldHasItsTitleAsPlaceholderAndValue() {
    showForm()
    let field = properties(.textField, "Name")
    XCTAssertEqual(field?.placeholder, "Name")
    XCTAssertEqual(field?.value, "Name")
    XCTAssertEqual(field?.hasFocus, false)
  }

  func test_textArrivesCharacterByCharacter() {
    showForm()
    tap(.textField, "Name")
    XCTAssertEqual(device.typeText("Ann"), .typed(.settled))
    XCTAssertEqual(log.take(), ["A", "An", "Ann"])
    XCTAssertEqual(value(.textField, "Name"), "Ann")
    XCTAssertEqual(find(.staticText, "Greeting").map { device.tree.label(of: $0) }, "Hello Ann")
  }

  func test_deletingTakesTheLastCharacterAndNothingFromAnEmptyField() {
    showForm()
    tap(.textField, "Name")
    device.typeText("Anne\u{8}\u{7F}")
    XCTAssertEqual(form.name, "An")
    device.typeText("\u{8}\u{8}\u{8}\u{8}")
    XCTAssertEqual(form.name, "")
    XCTAssertEqual(value(.textField, "Name"), "Name")
  }

  func test_composedCharactersAreOne() {
    showForm()
    tap(.textField, "Name")
    device.typeText("Zoë👩‍👧")
    device.typeText("\u{8}")
    XCTAssertEqual(form.name, "Zoë")
  }

  func test_returnSubmitsAndTheKeyboardGoes() {
    showForm()
    tap(.textField, "Name")
    device.typeText("A\n")
    XCTAssertEqual(log.take(), ["A", "submit"])
    XCTAssertFalse(device.isKeyboardVisible)
    XCTAssertEqual(device.typeText("more"), .noFocus)
  }

  func test_withoutFocusNothingIsTyped() {
    showForm()
    XCTAssertEqual(device.typeText("Ann"), .noFocus)
    XCTAssertEqual(form.name, "")
  }

  func test_aTapOnAnotherFieldMovesTheFocus() {
    showForm()
    tap(.textField, "Name")
    XCTAssertEqual(device.focusedElement, find(.textField, "Name"))
    tap(.secureTextField, "Password")
    XCTAssertEqual(device.focusedElement, find(.secureTextField, "Password"))
    XCTAssertEqual(properties(.textField, "Name")?.hasFocus, false)
    XCTAssertTrue(device.isKeyboardVisible)
  }

  func test_aPasswordIsShownAsBullets() {
    showForm()
    tap(.secureTextField, "Password")
    device.typeText("secret")
    XCTAssertEqual(value(.secureTextField, "Password"), "••••••")
    XCTAssertEqual(form.password, "secret")
    XCTAssertFalse(picture.contains("secret"))
  }

  func test_aDisabledFieldTakesNoFocusAndOneThatBecomesDisabledLosesIt() {
    showForm()
    tap(.textField, "Name")
    device.perform(cause: "the test") {}
    tap(.button, "Lock")
    XCTAssertFalse(device.isKeyboardVisible)
    tap(.textField, "Name")
    XCTAssertEqual(device.typeText("A"), .noFocus)
  }

  func test_aModelThatChangesWhatIsTypedWins() {
    show { Upper() }
    tap(.textField, "Code")
    device.typeText("abcdef")
    XCTAssertEqual(value(.textField, "Code"), "ABCD")
  }

  func test_aFieldFollowsItsModel() {
    showForm()
    let form = form
    device.perform(cause: "the test") { form.name = "Set" }
    XCTAssertEqual(value(.textField, "Name"), "Set")
  }

  func test_aFieldFollowsAModelThatTypingHasMade() {
    final class Draft { var model: Form? }
    struct NameField: View {
      let draft: Draft
      var body: some View {
        TextField(
          "Name",
          text: Binding(get: { draft.model?.name ?? "" }) {
            let model = draft.model ?? Form()
            draft.model = model
            model.name = $0
          })
      }
    }
    let draft = Draft()
    show { NameField(draft: draft) }
    tap(.textField, "Name")
    _ = device.typeText("ab")
    XCTAssertEqual(value(.textField, "Name"), "ab")
    draft.model?.name = "reset"
    device.settle()
    XCTAssertEqual(value(.textField, "Name"), "reset")
  }

  func test_theContentMakesRoomForTheKeyboard() {
    show { Tall() }
    tap(.textField, "Bottom field")
    let keyboard = find(.keyboard).map { device.tree.frame(of: $0) } ?? .null
    XCTAssertTrue(exists(.textField, "Bottom field"))
    XCTAssertEqual(keyboard.maxY, 844)
    device.typeText("\n")
    XCTAssertEqual(count(.keyboard), 0)
  }
}
