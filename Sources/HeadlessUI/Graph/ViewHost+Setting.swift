import Foundation
import ScreenModel

extension ViewHost {
  /// The field of an element; `nil` where it is none.
  package func replaceableText(for element: ElementID) -> (any ReplaceableText)? { node(for: element) as? TextInputNode }

  /// The date picker of an element; `nil` where it is none.
  package func datePicker(for element: ElementID) -> (any AdjustableDatePicker)? { node(for: element) as? any AdjustableDatePicker }

  /// What answers the scripts on the web view of an element; `nil` where nothing does.
  package func scriptHandler(for element: ElementID) -> ((String) throws -> String?)? { node(for: element)?.environment.scriptHandler }
}

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

extension TextInputNode: ReplaceableText {
  package func beginEditing() { host.focus.focus(self) }

  package func endEditing() { host.focus.resign(self) }
}

/// A date picker whose date can be set at once.
@MainActor
package protocol AdjustableDatePicker: AnyObject {
  /// The date that it shows; `nil` for a picker of durations.
  var date: Date? { get }
  /// The dates that it offers; `nil` for a picker of durations.
  var range: ClosedRange<Date>? { get }

  /// Sets the date.
  func select(_ date: Date)
}
