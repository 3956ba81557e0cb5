import Screens

extension Cell {
  /// Swipes the row to the left to show its action buttons.
  func swipeLeft() { underlyingXCUIElement.swipeLeft() }

  /// Returns the button of a swipe action with the given title.
  func actionButton(_ title: String) -> Button { Button(id: title, parent: self) }
}
