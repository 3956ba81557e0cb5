import Foundation
import ScreenModel

/// A slider that input can move.
@MainActor
package protocol AdjustableSlider: AnyObject {
  /// The position, from 0 at the one end to 1 at the other.
  var normalizedPosition: Double { get }

  /// Moves to a position, or to the nearest one that the control can take.
  func move(toNormalizedPosition position: Double)

  /// Moves to a value in the control's own unit, or to the nearest one that its steps reach.
  func move(to value: Double)
}

/// A wheel of a picker that input can turn.
@MainActor
package protocol AdjustableWheel: AnyObject {
  /// The selected row.
  var selectedRow: Int { get }
  /// The texts of the rows that can be selected; of many, those around the selected one.
  var candidates: [String] { get }

  /// The text of a row.
  func title(of row: Int) -> String
  /// Returns the row that a text means, among those that can be selected.
  func match(_ value: String) -> WheelMatch
  /// Turns the wheel to a row.
  func select(_ row: Int)
}

/// A date picker whose date can be set at once.
@MainActor
package protocol AdjustableDatePicker: AnyObject {
  /// The date that it shows; `nil` for a picker of durations.
  var date: Date? { get }
  /// The dates that it offers; `nil` for a picker of durations.
  var range: ClosedRange<Date>? { get }

  /// Sets the date.
  func select(_ date: Date)
}
