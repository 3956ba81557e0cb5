import Foundation
import ScreenModel

/// A slider that touch input can move.
@MainActor
package protocol AdjustableSlider: AnyObject {
  /// The position, from 0 at the minimum end to 1 at the maximum end.
  var normalizedPosition: Double { get }

  /// Moves the slider to a position, or to the nearest position that it supports.
  func move(toNormalizedPosition position: Double)

  /// Moves the slider to a value between its minimum and maximum, or to the nearest value on its steps.
  func move(to value: Double)
}

/// A picker wheel that input can turn.
@MainActor
package protocol AdjustableWheel: AnyObject {
  /// The selected row.
  var selectedRow: Int { get }
  /// The titles of the selectable rows.
  ///
  /// If the wheel has many rows, the array only contains the rows around the selected row.
  var candidates: [String] { get }

  /// Returns the title of a row.
  func title(of row: Int) -> String
  /// Returns the selectable row that matches the given string.
  func match(_ value: String) -> WheelMatch
  /// Turns the wheel to a row.
  func select(_ row: Int)
}

/// A date picker whose date can be set directly.
@MainActor
package protocol AdjustableDatePicker: AnyObject {
  /// The date that the picker shows, or `nil` if the picker shows a duration.
  var date: Date? { get }
  /// The range of dates that the picker offers, or `nil` if the picker shows a duration.
  var range: ClosedRange<Date>? { get }

  /// Selects a date.
  func select(_ date: Date)
}
