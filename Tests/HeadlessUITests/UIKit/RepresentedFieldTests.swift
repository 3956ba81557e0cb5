import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Text fields and text views of UIKit's in representables.
final class RepresentedFieldTests: DeviceTestCase {
  func test_aTextFieldIsATextFieldWhoseDelegateSeesWhatIsTyped() {
    let log = Log()
    show { FieldPage(log: log) }
    XCTAssertEqual(value(.textField, "name"), "Name")
    XCTAssertEqual(frame(.textField, "name").height, 22)
    tap(.textField, "name")
    XCTAssertEqual(log.take(), ["should begin", "editingDidBegin", "begin"])
    device.typeText("Al")
    XCTAssertEqual(value(.textField, "name"), "Al")
    XCTAssertEqual(texts, ["Al"])
    XCTAssertEqual(log.take(), ["change 0+0 “A”", "selection 1", "editingChanged", "change 1+0 “l”", "selection 2", "editingChanged"])
  }

  func test_aDelegateCanRefuseAChange() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.textField, "name")
    device.typeText("A1l")
    XCTAssertEqual(value(.textField, "name"), "Al")
  }

  func test_theReturnKeyAsksTheDelegateWhichTakesTheKeyboardAway() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.textField, "name")
    XCTAssertNotNil(find(.keyboard))
    _ = log.take()
    device.typeText("\n")
    XCTAssertNil(find(.keyboard))
    XCTAssertEqual(log.take().sorted(), ["editingDidEnd", "end", "should return"])
  }

  func test_codeBringsTheKeyboardAndTakesItAway() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.button, "Focus")
    XCTAssertNotNil(find(.keyboard))
    XCTAssertEqual(properties(.textField, "name")?.hasFocus, true)
    tap(.button, "Resign")
    XCTAssertNil(find(.keyboard))
  }

  func test_codeThatSetsTheTextSendsNoEvents() {
    let log = Log()
    show { FieldPage(log: log) }
    tap(.button, "Fill")
    XCTAssertEqual(value(.textField, "name"), "Filled")
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(texts, [])
  }

  func test_aFieldThatAsksForTheKeyboardWhenItIsMadeGetsItOnTheScreen() {
    show { Represented { let field = UITextField(); field.accessibilityIdentifier = "first"; field.keyboardType = .numberPad; field.becomeFirstResponder(); return field } }
    XCTAssertNotNil(find(.keyboard))
    XCTAssertNotNil(find(.key, "5"))
    XCTAssertNil(find(.key, "q"))
    device.typeText("42")
    XCTAssertEqual(value(.textField, "first"), "42")
  }

  func test_secureEntryIsASecureField() {
    show { Represented { let field = UITextField(); field.placeholder = "Password"; field.isSecureTextEntry = true; field.text = "abc"; return field } }
    XCTAssertEqual(values(.secureTextField), ["•••"])
  }

  func test_theClearButtonClears() {
    let log = Log()
    show { FieldPage(log: log, clears: true) }
    tap(.textField, "name")
    device.typeText("Al")
    _ = log.take()
    tap(.button, "Clear text")
    XCTAssertEqual(value(.textField, "name"), "Name")
    XCTAssertEqual(log.take(), ["should clear", "selection 0", "editingChanged"])
    XCTAssertNil(find(.button, "Clear text"))
  }

  func test_aSubclassIsToldOfTheDeleteKeyInAnEmptyField() {
    let log = Log()
    show { Represented { let field = DigitField(); field.accessibilityIdentifier = "digit"; field.onDelete = { log.note("delete “\($0)”") }; return field } }
    tap(.textField, "digit")
    device.typeText("7")
    device.typeText("\u{8}")
    device.typeText("\u{8}")
    XCTAssertEqual(log.take(), ["delete “7”", "delete “”"])
  }

  func test_aTextViewIsATextViewWhoseDelegateSeesWhatIsTyped() {
    let log = Log()
    show { NotePage(log: log) }
    XCTAssertEqual(value(.textView, "note"), "")
    tap(.textView, "note")
    device.typeText("a\nb")
    XCTAssertEqual(value(.textView, "note"), "a\nb")
    XCTAssertEqual(texts, ["a\nb"])
    XCTAssertEqual(log.take(), ["begin", "1", "2", "3"])
    device.typeText("!")
    XCTAssertNil(find(.keyboard))
    XCTAssertEqual(log.take(), ["end"])
  }

  func test_aTextViewThatCannotBeEditedHasNoKeyboard() {
    show { Represented { let view = UITextView(); view.text = "Read me"; view.isEditable = false; return view } }
    XCTAssertEqual(values(.textView), ["Read me"])
    tap(.textView, "Read me")
    XCTAssertNil(find(.keyboard))
  }

  func test_theSelectionIsWhereTypingGoes() {
    var view: UITextView?
    show { Represented { let made = UITextView(); made.text = "Hello"; view = made; return made } }
    tap(.textView, "Hello")
    view?.selectedRange = NSRange(location: 0, length: 4)
    device.typeText("J")
    XCTAssertEqual(values(.textView), ["Jo"])
    XCTAssertEqual(view?.selectedRange, NSRange(location: 1, length: 0))
  }

  func test_aSearchBarHasASearchFieldAndTellsItsDelegate() {
    let log = Log()
    show { SearchPage(log: log) }
    XCTAssertEqual(values(.searchField), ["Find"])
    tap(.searchField, "Find")
    device.typeText("ab\n")
    XCTAssertEqual(log.take(), ["begin", "text a", "text ab", "search ab", "end"])
    tap(.button, "Cancel")
    XCTAssertEqual(log.take(), ["cancel"])
  }
}

/// A view that a closure makes.
struct Represented<Shown: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Shown

  func makeUIView(context: Context) -> Shown { make() }

  func updateUIView(_ uiView: Shown, context: Context) {}
}

private final class DigitField: UITextField {
  var onDelete: ((String) -> Void)?

  override func deleteBackward() {
    onDelete?(text ?? "nil")
    super.deleteBackward()
  }
}

private struct FieldPage: View {
  let log: Log
  var clears = false
  @State private var text = ""
  @State private var field = FieldHolder()

  var body: some View {
    VStack {
      Text(text)
      FieldView(text: $text, log: log, clears: clears, holder: field)
      Button("Focus") { field.view?.becomeFirstResponder() }
      Button("Resign") { field.view?.resignFirstResponder() }
      Button("Fill") { field.view?.text = "Filled" }
    }
  }
}

private final class FieldHolder {
  weak var view: UITextField?
}

private struct FieldView: UIViewRepresentable {
  @Binding var text: String
  let log: Log
  let clears: Bool
  let holder: FieldHolder

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    field.clearButtonMode = clears ? .whileEditing : .never
    field.delegate = context.coordinator
    field.addTarget(context.coordinator, action: Selector("changed:", Coordinator.changed), for: .editingChanged)
    for (event, name) in [(UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingDidEnd, "editingDidEnd")] {
      field.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
    holder.view = field
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) { if uiView.text != text, text != "" { uiView.text = text } }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: FieldView

    init(_ parent: FieldView) { self.parent = parent }

    func changed(_ sender: UITextField) {
      parent.text = sender.text ?? ""
      parent.log.note("editingChanged")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      parent.log.note("should begin")
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { parent.log.note("begin") }

    func textFieldDidEndEditing(_ textField: UITextField) { parent.log.note("end") }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      parent.log.note("change \(range.location)+\(range.length) “\(string)”")
      return !string.contains { $0.isNumber }
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.log.note("selection \(textField.selectedTextRange.map { textField.offset(from: textField.beginningOfDocument, to: $0.start) } ?? -1)")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      parent.log.note("should clear")
      return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      parent.log.note("should return")
      textField.resignFirstResponder()
      return true
    }
  }
}

private struct NotePage: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    VStack {
      Text(text)
      NoteView(text: $text, log: log).frame(height: 200)
    }
  }
}

private struct NoteView: UIViewRepresentable {
  @Binding var text: String
  let log: Log

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.accessibilityIdentifier = "note"
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) { if uiView.text != text { uiView.text = text } }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: NoteView

    init(_ parent: NoteView) { self.parent = parent }

    func textViewDidBeginEditing(_ textView: UITextView) { parent.log.note("begin") }

    func textViewDidChange(_ textView: UITextView) {
      parent.text = textView.text
      parent.log.note("\(textView.selectedRange.location)")
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      guard text == "!" else { return true }
      textView.resignFirstResponder()
      return false
    }

    func textViewDidEndEditing(_ textView: UITextView) { parent.log.note("end") }
  }
}

private struct SearchPage: View {
  let log: Log

  var body: some View { VStack { SearchView(log: log) } }
}

private struct SearchView: UIViewRepresentable {
  let log: Log

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    bar.delegate = context.coordinator
    return bar
  }

  func updateUIView(_ uiView: UISearchBar, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(log) }

  final class Coordinator: NSObject, UISearchBarDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.note("text \(searchText)") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      log.note("search \(searchBar.text ?? "")")
      searchBar.resignFirstResponder()
    }
  }
}
