/// A field whose text can be read and set directly.
@MainActor
package protocol ReplaceableText: AnyObject {
  /// The text in the field, which isn't replaced by bullets if the field is secure.
  var text: String { get }
  /// Gives the field the focus.
  func beginEditing()
  /// Replaces the whole text.
  func setText(_ text: String)
  /// Runs the `onSubmit` actions.
  func runSubmitActions()
  /// Removes the focus from the field.
  func endEditing()
}
