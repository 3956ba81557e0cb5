import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

/// The result of moving a slider.
package enum SliderAdjustment: Equatable, Sendable {
  /// The slider is at the position, or at the nearest position that its steps allow.
  case adjusted(RunResult)
  /// The slider was already at the position.
  case alreadyThere
  /// The control is disabled.
  case disabled
  /// The element isn't a slider of the app in front.
  case notASlider
}

/// The result of turning a wheel of a picker to a value.
package enum WheelAdjustment: Equatable, Sendable {
  /// The wheel shows the value.
  case adjusted(RunResult)
  /// The wheel already showed the value.
  case alreadyThere
  /// No selectable row has this value. The candidates are the selectable rows.
  case noSuchValue(candidates: [String])
  /// Several rows contain this value.
  case ambiguous(candidates: [String])
  /// The control is disabled.
  case disabled
  /// The element isn't a wheel of the app in front.
  case notAWheel
}

extension Device {
  /// Returns the position of a slider's thumb, from 0 to 1.
  ///
  /// Returns `nil` if the element isn't a slider of the app in front.
  package func normalizedSliderPosition(of element: ElementID) -> Double? {
    frontHost?.slider(for: element)?.normalizedPosition
  }

  /// Drags a slider's thumb to a position.
  ///
  /// - Parameters:
  ///   - element: The slider.
  ///   - position: The position, from 0 at one end to 1 at the other. Values outside of this range move the thumb to the nearest end.
  @discardableResult
  package func adjust(_ element: ElementID, toNormalizedPosition position: Double) -> SliderAdjustment {
    guard let slider = frontHost?.slider(for: element) else { return .notASlider }
    guard tree.isEnabled(element) else { return .disabled }
    if abs(slider.normalizedPosition - position) < 1e-9 { return .alreadyThere }
    return .adjusted(perform(cause: "a drag of a slider") { slider.move(toNormalizedPosition: position) })
  }

  /// Turns a picker's wheel until it shows a value.
  ///
  /// - Parameters:
  ///   - element: The wheel.
  ///   - value: The text of the row, or a part of it that no other row contains, such as "10" for "10 o’clock" or "Jan 10" for "Wed, Jan 10".
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
