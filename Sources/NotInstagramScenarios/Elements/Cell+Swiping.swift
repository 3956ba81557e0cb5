import Screens

extension Cell {
  /// Pulls the row to the left, so that the buttons behind it come into view.
  func swipeLeft() { underlyingXCUIElement.swipeLeft() }

  /// A button that stands behind the row.
  func actionButton(_ title: String) -> Button { Button(id: title, parent: self) }
}
