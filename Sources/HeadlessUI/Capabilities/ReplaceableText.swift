/// A field whose text can be set directly.
@MainActor
package protocol ReplaceableText: AnyObject {
  /// Gives the field the focus.
  func beginEditing()
  /// Replaces the whole text.
  func setText(_ text: String)
  /// Runs the `onSubmit` actions.
  func runSubmitActions()
  /// Removes the focus from the field.
  func endEditing()
}
