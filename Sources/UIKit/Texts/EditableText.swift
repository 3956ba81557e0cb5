package import Foundation

/// A view that a person types text into.
@MainActor
package protocol EditableText: UITextInput {
  /// The text, its selection and its field on the screen.
  var editing: EditingState { get }

  /// Returns whether a touch, or code, may begin editing.
  func mayBeginEditing() -> Bool
  /// Returns whether another field, or code, may end editing.
  func mayEndEditing() -> Bool
  /// Editing has begun.
  func didBeginEditing()
  /// Editing has ended.
  func didEndEditing()
  /// Returns whether a person may replace a part of the text.
  func mayReplace(_ range: NSRange, with replacement: String) -> Bool
  /// A person has changed the text.
  func textDidChange()
  /// The selection has changed.
  func selectionDidChange()
  /// The return key was pressed.
  func pressReturn()
}

/// The field on the screen that shows a view with editable text.
@MainActor
package protocol EditedField: AnyObject {
  /// A Boolean value that indicates whether the keyboard types into the field.
  var hasFocus: Bool { get }
  /// Gives the field the keyboard, if it can have it.
  func takeFocus()
  /// Takes the keyboard away.
  func giveFocusUp()
  /// Shows the selection of the text.
  func showSelection()
}

/// The text of a view, its selection and its field on the screen.
@MainActor
package final class EditingState {
  /// The text.
  package internal(set) var text = ""
  /// The selection, in UTF-16 code units.
  package internal(set) var selection = NSRange(location: 0, length: 0)
  /// The field that shows the text.
  package private(set) weak var field: (any EditedField)?
  // Code that asks for the keyboard before the view is on the screen gets it then.
  private var wantsFocus = false

  nonisolated init() {}

  /// A field shows the text from now on.
  ///
  /// - Returns: Whether the field is to have the keyboard as soon as it can.
  package func attach(_ field: any EditedField) -> Bool {
    self.field = field
    defer { wantsFocus = false }
    return wantsFocus
  }

  /// A field doesn't show the text any longer.
  package func detach(_ field: any EditedField) { if self.field === field { self.field = nil } }

  var hasFocus: Bool { field?.hasFocus ?? false }

  func takeFocus() -> Bool {
    guard let field else {
      wantsFocus = true
      return false
    }
    field.takeFocus()
    return field.hasFocus
  }

  func giveFocusUp() {
    wantsFocus = false
    field?.giveFocusUp()
  }
}

extension EditableText {
  /// Replaces the text, with the caret at its end, as code does: nobody is asked or notified.
  func setText(_ text: String) {
    guard text != editing.text else { return }
    editing.text = text
    editing.selection = NSRange(location: text.utf16.count, length: 0)
    elementDidChange()
  }

  /// Selects a part of the text.
  package func setSelection(_ range: NSRange) {
    let count = editing.text.utf16.count
    let start = max(0, min(range.location, count))
    let new = NSRange(location: start, length: max(0, min(range.length, count - start)))
    guard new != editing.selection else { return }
    editing.selection = new
    selectionDidChange()
  }

  /// Replaces a part of the text as a person does, if the delegate allows it.
  package func type(_ replacement: String, in range: NSRange) { if mayReplace(range, with: replacement) { replace(range, with: replacement) } }

  func replace(_ range: NSRange, with replacement: String) {
    guard let part = Range(range, in: editing.text) else { return }
    editing.text.replaceSubrange(part, with: replacement)
    editing.selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    elementDidChange()
    selectionDidChange()
    textDidChange()
  }

  /// Removes what's selected, or the character before the caret, if the delegate allows it.
  func typeDelete() {
    var range = editing.selection
    if range.length == 0 {
      guard let caret = Range(range, in: editing.text)?.lowerBound, caret > editing.text.startIndex else { return }
      range = NSRange(editing.text.index(before: caret)..<caret, in: editing.text)
    }
    type("", in: range)
  }
}
