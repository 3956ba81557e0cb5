import Screens

extension Cell {
  /// Swipes the row to the left, which shows its action buttons.
  func swipeLeft() { underlyingXCUIElement.swipeLeft() }

  /// Returns a swipe action of the row.
  func actionButton(_ title: String) -> Button { Button(id: title, parent: self) }
}
