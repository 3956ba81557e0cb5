/// The current screen, compared with the last screen that the caller has read.
package enum ScreenReading: Sendable {
  /// The screen can't be read from the calling thread.
  case unavailable
  /// Nothing on the screen has changed.
  case unchanged
  /// The screen may have changed.
  case changed(PicturedScreen)
}

/// A screen with its elements in tree order.
package struct PicturedScreen: Sendable {
  /// A number that increases with every change of the screen.
  package let changeCount: UInt64
  /// The width of the screen, in points.
  package let width: Double
  /// The height of the screen, in points.
  package let height: Double
  /// The elements of the screen, in tree order.
  package let elements: [PicturedElement]

  /// Creates a picture of a screen.
  package init(changeCount: UInt64, width: Double, height: Double, elements: [PicturedElement]) {
    self.changeCount = changeCount
    self.width = width
    self.height = height
    self.elements = elements
  }
}

/// The last screen of a test in its journal.
struct LastScreen {
  var number: Int
  var screen: PicturedScreen

  /// Returns the difference from this screen to another, or `nil` if the two screens look the same.
  func difference(to next: PicturedScreen) -> (keptFirst: Int, keptLast: Int, elements: ArraySlice<PicturedElement>)? {
    let (old, new) = (screen.elements, next.elements)
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first] == new[first] { first += 1 }
    if first == old.count, first == new.count, screen.width == next.width, screen.height == next.height { return nil }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
    return (first, last, new[first..<new.count - last])
  }
}
