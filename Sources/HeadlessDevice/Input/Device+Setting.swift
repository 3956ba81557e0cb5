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

  /// Drags the thumb of a slider of the app in front to a value in its own unit; `nil` where the element is no slider that can be moved.
  package func moveSlider(_ element: ElementID, to value: Double) -> RunResult? {
    guard let slider = frontHost?.slider(for: element), tree.isEnabled(element) else { return nil }
    return perform(cause: "a drag of a slider") { slider.move(to: value) }
  }

  /// Whether a pull at the top of a list or a scroll view of the app in front refreshes it.
  package func canRefresh(_ element: ElementID) -> Bool { frontHost?.canRefresh(element) ?? false }

  /// The texts of the rows of a wheel, where none of those that can be selected is just this text; `nil` where one is.
  package func rows(of element: ElementID, without text: String) -> [String]? {
    guard let wheel = frontHost?.wheel(for: element) else { return nil }
    if case .row(let row) = wheel.match(text), wheel.title(of: row) == text { return nil }
    return wheel.candidates
  }

  /// What answers the scripts on a web view of the app in front; `nil` where nothing does.
  package func scriptHandler(of element: ElementID) -> ((String) throws -> String?)? { frontHost?.scriptHandler(for: element) }
}
