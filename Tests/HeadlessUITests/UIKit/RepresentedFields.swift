import Foundation
import UIKit

@testable import HeadlessUI

// The views for `RepresentedFieldTests`.

/// A view that is created by a closure.
struct Represented<Shown: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Shown

  func makeUIView(context: Context) -> Shown { make() }

  func updateUIView(_ uiView: Shown, context: Context) {}
}

final class Keeper: NSObject, UITextFieldDelegate {
  var mayBegin = true
  var mayEnd = false

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
}

/// A delegate that focuses another field when the first one ends editing.
final class FocusMover: NSObject, UITextFieldDelegate {
  weak var third: UITextField?
  var calls: [String] = []

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin \(textField.accessibilityIdentifier ?? "")") }

  func textFieldDidEndEditing(_ textField: UITextField) {
    calls.append("end \(textField.accessibilityIdentifier ?? "")")
    if textField !== third { third?.becomeFirstResponder() }
  }
}

struct FocusPage: View {
  let field: UITextField
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(isFocused ? "focused" : "elsewhere")
      VStack { Represented { field } }.focused($isFocused)
      Button("Leave") { isFocused = false }
    }
  }
}

final class DigitField: UITextField {
  var onDelete: ((String) -> Void)?

  override func deleteBackward() {
    onDelete?(text ?? "nil")
    super.deleteBackward()
  }
}

struct FieldPage: View {
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

struct NotePage: View {
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

struct SearchPage: View {
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
