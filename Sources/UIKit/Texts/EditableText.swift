package import Foundation

/// A view with text that a person can edit.
@MainActor
package protocol EditableText: UITextInput {
  /// The text, its selection and its visible field.
  var editing: EditingState { get }

  /// Returns whether editing can begin.
  func mayBeginEditing() -> Bool
  /// Returns whether editing can end.
  func mayEndEditing() -> Bool
  /// Called after editing began.
  func didBeginEditing()
  /// Called after editing ended.
  func didEndEditing()
  /// Returns whether a person can replace a part of the text.
  func mayReplace(_ range: NSRange, with replacement: String) -> Bool
  /// Called after a person changed the text.
  func textDidChange()
  /// Called after the selection changed.
  func selectionDidChange()
  /// Called when the Return key was pressed.
  func pressReturn()
}

/// The visible field that shows a view with editable text.
@MainActor
package protocol EditedField: AnyObject {
  /// Whether the field has keyboard focus.
  var hasFocus: Bool { get }
  /// Gives the field keyboard focus, if possible.
  func takeFocus()
  /// Removes keyboard focus from the field.
  func giveFocusUp()
  /// Updates the displayed selection.
  func showSelection()
}

/// The text of a view, its selection and its visible field.
@MainActor
package final class EditingState {
  /// The text.
  package internal(set) var text = ""
  /// The selection, in UTF-16 code units.
  package internal(set) var selection = NSRange(location: 0, length: 0)
  /// The field that shows the text.
  package private(set) weak var field: (any EditedField)?
  // Whether code requested keyboard focus before the view was visible. The view gets focus when it appears.
  private var wantsFocus = false

  nonisolated init() {}

  /// Attaches the field that shows the text.
  ///
  /// - Returns: Whether the field should get keyboard focus as soon as possible.
  package func attach(_ field: any EditedField) -> Bool {
    self.field = field
    defer { wantsFocus = false }
    return wantsFocus
  }

  /// Detaches a field that no longer shows the text.
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
  /// Replaces the text from code and moves the caret to the end, without calling the delegate.
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

  /// Replaces a part of the text as if a person had typed it, if the delegate allows it.
  package func type(_ replacement: String, in range: NSRange) { if mayReplace(range, with: replacement) { replace(range, with: replacement) } }

  func replace(_ range: NSRange, with replacement: String) {
    guard let part = Range(range, in: editing.text) else { return }
    editing.text.replaceSubrange(part, with: replacement)
    editing.selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    elementDidChange()
    selectionDidChange()
    textDidChange()
  }

  /// Deletes the selection, or the character before the caret, if the delegate allows it.
  func typeDelete() {
    var range = editing.selection
    if range.length == 0 {
      guard let caret = Range(range, in: editing.text)?.lowerBound, caret > editing.text.startIndex else { return }
      range = NSRange(editing.text.index(before: caret)..<caret, in: editing.text)
    }
    type("", in: range)
  }
}
