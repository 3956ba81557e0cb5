import HeadlessUI
import ScreenModel
import VirtualTime

// What is set in a control at once.
extension Device {
  /// Sets the text of a field of the app in front, without the keyboard; `nil` where the element is no field.
  package func replaceText(of element: ElementID, with text: String) -> RunResult? {
    guard let field = frontHost?.replaceableText(for: element) else { return nil }
    let parts: [() -> Void] = [field.beginEditing, { field.setText(text) }, field.runSubmitActions, field.endEditing]
    // One by one: what the app does about each has happened before the next.
    for part in parts where tree.contains(element) {
      let result = perform(cause: "the replacement of a text", part)
      if case .neverSettles = result { return result }
    }
    return .settled
  }

  /// The date picker of an element of the app in front; `nil` where it is none.
  package func datePicker(of element: ElementID) -> (any AdjustableDatePicker)? { frontHost?.datePicker(for: element) }

  /// The texts of the rows of a wheel, where none of those that can be selected is just this text; `nil` where one is.
  package func rows(of element: ElementID, without text: String) -> [String]? {
    guard let wheel = frontHost?.wheel(for: element) else { return nil }
    if case .row(let row) = wheel.match(text), wheel.title(of: row) == text { return nil }
    return wheel.candidates
  }

  /// What answers the scripts on a web view of the app in front; `nil` where nothing does.
  package func scriptHandler(of element: ElementID) -> ((String) throws -> String?)? { frontHost?.scriptHandler(for: element) }
}
