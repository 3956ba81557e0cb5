import Foundation
import HeadlessUI
import ScreenModel

// Rows by their place among all rows of a list or a collection view, those out of view included.
extension Device {
  /// The most times that a scroll to a row is corrected: the places of rows that were never measured are estimates.
  private static let mostCorrections = 20

  /// How many rows each section of an element of the app in front has; `nil` where it is no list and no collection view.
  package func rowCounts(of element: ElementID) -> [Int]? { frontHost?.rowArea(for: element)?.rowCounts }

  /// Returns the element of a row that is on the screen.
  package func element(ofRow row: Int, inSection section: Int, of element: ElementID) -> ElementID? {
    frontHost?.rowArea(for: element)?.element(ofRow: row, inSection: section)
  }

  /// Scrolls a list or a collection view to a row at once, without a finger and without an animation.
  ///
  /// - Parameters:
  ///   - row: The index of the row in its section.
  ///   - section: The index of the section.
  ///   - element: The element of the list.
  ///   - share: The part of the row, and of the list, that come to lie on one another: 0.5 for the middle. `nil` scrolls by the least distance.
  package func scroll(toRow row: Int, inSection section: Int, of element: ElementID, share: CGFloat?) {
    for _ in 0..<Self.mostCorrections {
      guard let area = frontHost?.rowArea(for: element) else { return }
      let before = area.contentOffset
      scheduler.withCause("a scroll") { area.scroll(toRow: row, inSection: section, share: share) }
      render()
      // The offset may be the same while the content above has changed its length.
      if area.contentOffset == before { return }
    }
  }
}
