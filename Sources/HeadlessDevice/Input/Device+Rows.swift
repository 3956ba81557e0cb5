import Foundation
import HeadlessUI
import ScreenModel

// Access to rows by their position among all rows of a list or collection view, including rows out of view.
extension Device {
  /// The maximum number of corrections in a scroll to a row.
  ///
  /// Corrections are needed because the positions of unmeasured rows are estimates.
  private static let mostCorrections = 20

  /// Returns the number of rows in each section, or `nil` if the element isn't a list or collection view.
  package func rowCounts(of element: ElementID) -> [Int]? { frontHost?.rowArea(for: element)?.rowCounts }

  /// Returns the number of rows in view whose swipe would reveal a button, and the direction.
  ///
  /// The result is `nil` if no row has the button.
  ///
  /// - Parameters:
  ///   - text: The label or the identifier of the button.
  ///   - scope: The element that contains the rows.
  package func rowsHiding(button text: String, in scope: ElementID) -> (count: Int, isToTheLeft: Bool)? { frontHost?.rowsHiding(button: text, in: scope) }

  /// Returns the element of a row on the screen.
  package func element(ofRow row: Int, inSection section: Int, of element: ElementID) -> ElementID? {
    frontHost?.rowArea(for: element)?.element(ofRow: row, inSection: section)
  }

  /// Scrolls a list or collection view to a row immediately, without a drag or an animation.
  ///
  /// - Parameters:
  ///   - row: The index of the row in its section.
  ///   - section: The index of the section.
  ///   - element: The element of the list.
  ///   - share: The fraction of the row's and the list's length where the two are aligned: 0.5 centers the row. `nil` scrolls the shortest distance.
  package func scroll(toRow row: Int, inSection section: Int, of element: ElementID, share: CGFloat?) {
    for _ in 0..<Self.mostCorrections {
      guard let area = frontHost?.rowArea(for: element) else { return }
      let before = area.contentOffset
      scheduler.withCause("a scroll") { area.scroll(toRow: row, inSection: section, share: share) }
      render()
      // Stop when the offset no longer changes, even if the length of the content above has changed.
      if area.contentOffset == before { return }
    }
  }
}
