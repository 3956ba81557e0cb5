import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

/// What became of an attempt to move a slider.
package enum SliderAdjustment: Equatable, Sendable {
  /// It stands at the position, or at the nearest one that its steps allow.
  case adjusted(RunResult)
  /// It stood there before.
  case alreadyThere
  /// It does not react.
  case disabled
  /// The element is not a slider of the app in front.
  case notASlider
}

/// What became of an attempt to turn a wheel of a picker to a value.
package enum WheelAdjustment: Equatable, Sendable {
  /// The wheel shows the value.
  case adjusted(RunResult)
  /// It showed the value before.
  case alreadyThere
  /// No row that can be chosen has this value; the candidates are the rows that can.
  case noSuchValue(candidates: [String])
  /// More than one row has this value as a part of its own.
  case ambiguous(candidates: [String])
  /// It does not react.
  case disabled
  /// The element is not a wheel of the app in front.
  case notAWheel
}

extension Device {
  /// The position of a slider's thumb, from 0 to 1; `nil` where the element is not a slider of the app in front.
  package func normalizedSliderPosition(of element: ElementID) -> Double? {
    frontHost?.slider(for: element)?.normalizedPosition
  }

  /// Moves the thumb of a slider, as a finger would.
  ///
  /// - Parameters:
  ///   - element: The slider.
  ///   - position: Where to, from 0 at the one end to 1 at the other; beyond them the end is meant.
  @discardableResult
  package func adjust(_ element: ElementID, toNormalizedPosition position: Double) -> SliderAdjustment {
    guard let slider = frontHost?.slider(for: element) else { return .notASlider }
    guard tree.isEnabled(element) else { return .disabled }
    if abs(slider.normalizedPosition - position) < 1e-9 { return .alreadyThere }
    return .adjusted(perform(cause: "a drag of a slider") { slider.move(toNormalizedPosition: position) })
  }

  /// Turns a wheel of a picker until it shows a value.
  ///
  /// - Parameters:
  ///   - element: The wheel.
  ///   - value: The text of the row, or a part of it that no other row has: "10" for "10 o’clock", "Jan 10" for "Wed, Jan 10".
  @discardableResult
  package func adjust(_ element: ElementID, toValue value: String) -> WheelAdjustment {
    guard let wheel = frontHost?.wheel(for: element) else { return .notAWheel }
    guard tree.isEnabled(element) else { return .disabled }
    switch wheel.match(value) {
    case .none: return .noSuchValue(candidates: wheel.candidates)
    case .ambiguous(let rows): return .ambiguous(candidates: rows.map { wheel.title(of: $0) })
    case .row(let row) where row == wheel.selectedRow: return .alreadyThere
    case .row(let row): return .adjusted(perform(cause: "the turn of a wheel") { wheel.select(row) })
    }
  }
}
