import Foundation
import ScreenModel

extension ViewHost {
  /// Returns the text field of an element, or `nil` if the element isn't a text field.
  package func replaceableText(for element: ElementID) -> (any ReplaceableText)? { node(for: element) as? TextInputNode }

  /// Returns the date picker of an element, or `nil` if the element isn't a date picker.
  package func datePicker(for element: ElementID) -> (any AdjustableDatePicker)? { node(for: element) as? any AdjustableDatePicker }

  /// Returns the closure that runs scripts in an element's web view, or `nil` if there isn't one.
  package func scriptHandler(for element: ElementID) -> ((String) throws -> String?)? { node(for: element)?.environment.scriptHandler }
}
