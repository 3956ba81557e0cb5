import HeadlessUI
import ScreenModel
import VirtualTime

extension Device {
  /// Returns the text in a field of the app in front, or `nil` if the element isn't a field.
  ///
  /// The text of a secure field isn't replaced by bullets.
  package func enteredText(of element: ElementID) -> String? { frontHost?.replaceableText(for: element)?.text }

  /// Sets the text of a field in the app in front, without the keyboard.
  ///
  /// Returns `nil` if the element isn't a field.
  package func replaceText(of element: ElementID, with text: String) -> RunResult? {
    guard let field = frontHost?.replaceableText(for: element) else { return nil }
    let parts: [() -> Void] = [field.beginEditing, { field.setText(text) }, field.runSubmitActions, field.endEditing]
    // Run the parts one by one, so the app responds to each part before the next.
    for part in parts where tree.contains(element) {
      let result = perform(cause: "the replacement of a text", part)
      if case .neverSettles = result { return result }
    }
    return .settled
  }

  /// Returns the date picker of an element in the app in front, or `nil` if it isn't a date picker.
  package func datePicker(of element: ElementID) -> (any AdjustableDatePicker)? { frontHost?.datePicker(for: element) }

  /// Drags the thumb of a slider in the app in front to a value in the slider's own unit.
  ///
  /// Returns `nil` if the element isn't a slider that can be moved.
  package func moveSlider(_ element: ElementID, to value: Double) -> RunResult? {
    guard let slider = frontHost?.slider(for: element), tree.isEnabled(element) else { return nil }
    return perform(cause: "a drag of a slider") { slider.move(to: value) }
  }

  /// Returns whether pulling down a list or a scroll view in the app in front refreshes it.
  package func canRefresh(_ element: ElementID) -> Bool { frontHost?.canRefresh(element) ?? false }

  /// Returns the text of each selectable row of a wheel, or `nil` if one of the rows has exactly the given text.
  package func rows(of element: ElementID, without text: String) -> [String]? {
    guard let wheel = frontHost?.wheel(for: element) else { return nil }
    if case .row(let row) = wheel.match(text), wheel.title(of: row) == text { return nil }
    return wheel.candidates
  }

  /// Returns the closure that answers scripts on a web view of the front app, or `nil` if there's none.
  package func scriptHandler(of element: ElementID) -> ((String) throws -> String?)? { frontHost?.scriptHandler(for: element) }
}
