/// A field whose text can be set at once.
@MainActor
package protocol ReplaceableText: AnyObject {
  /// Gives the field the focus.
  func beginEditing()
  /// Changes the whole text.
  func setText(_ text: String)
  /// Runs the actions of `onSubmit`.
  func runSubmitActions()
  /// Takes the focus away.
  func endEditing()
}
