/// A screen as it is now, for those who keep the last one that they have read.
package enum ScreenReading: Sendable {
  /// It cannot be read from the calling thread.
  case unavailable
  /// Nothing on it has changed.
  case unchanged
  /// It may have changed.
  case changed(PicturedScreen)
}

/// A screen with its elements, in tree order.
package struct PicturedScreen: Sendable {
  /// A number that grows with every change of the screen.
  package let changeCount: UInt64
  /// The width of the screen, in points.
  package let width: Double
  /// The height of the screen, in points.
  package let height: Double
  /// The elements.
  package let elements: [PicturedElement]

  /// Creates a picture of a screen.
  package init(changeCount: UInt64, width: Double, height: Double, elements: [PicturedElement]) {
    self.changeCount = changeCount
    self.width = width
    self.height = height
    self.elements = elements
  }
}

/// The last screen of a test that its journal has.
struct LastScreen {
  var number: Int
  var screen: PicturedScreen

  /// The entry that leads from this screen to another one, but for its place and its time; `nil` where the two look the same.
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
