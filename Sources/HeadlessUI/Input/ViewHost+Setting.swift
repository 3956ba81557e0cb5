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
