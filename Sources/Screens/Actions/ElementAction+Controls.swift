import Foundation
import HeadlessXCUI

// Actions that set the value of a control. They do nothing if the control already has that value.
extension ElementAction {
  /// Drags a slider's thumb to exactly the given value.
  ///
  /// The test fails if the slider can't have the value.
  /// - Parameter value: The value in the slider’s own unit, not as a fraction.
  public static func moveSlider(to value: Double) -> ElementAction {
    ElementAction(
      "move", "to \(value.plain)", conditions: ElementMatcher.touchable + [.type(.slider)],
      body: { target in
        guard let number = target.snapshot.number, let range = target.snapshot.range, target.accepts(value, "value", in: range) else {
          return target.snapshot.number == nil ? target.fail("its numeric value is not known", advice: "drag its thumb with .drag(by:).") : ()
        }
        if number == value { return }
        if !HeadlessDriver.moveSlider(target.snapshot, to: value, as: target.attempt) {
          // Drag the thumb of a custom slider to the position of the value, because the device can move only SwiftUI's and UIKit's sliders to a value.
          let length = range.upperBound - range.lowerBound
          target.element.adjust(toNormalizedSliderPosition: CGFloat(length > 0 ? (value - range.lowerBound) / length : 0))
        }
        target.settle { target.snapshot.number == value }
        guard !InteractionFailure.isStopped, let end = target.snapshot.number, end != value else { return }
        let words = end.plain == value.plain ? "\(end)" : end.plain
        target.fail("it ended at \(words)", advice: "use a value that its steps reach, or check that the app keeps the new value.")
      })
  }

  /// Taps the buttons of a stepper until the stepper has the given value.
  ///
  /// The test fails if the stepper's steps don't reach the value.
  /// - Parameter value: The value in the stepper’s own unit.
  public static func setStepper(to value: Double) -> ElementAction {
    ElementAction(
      "set", "to \(value.plain)", conditions: ElementMatcher.touchable + [.type(.stepper)],
      body: { target in
        guard let number = target.snapshot.number else { return target.fail("its numeric value is not known", advice: "tap its buttons, Increment and Decrement.") }
        if let range = target.snapshot.range, !target.accepts(value, "value", in: range) { return }
        let step = target.snapshot.step ?? 1
        let taps = (value - number) / step
        guard taps.isFinite, abs(taps) <= 100_000, abs(taps - taps.rounded()) < 1e-6 else {
          return target.fail("it counts by \(step.plain) from \(number.plain) and does not reach that value", advice: "use a value that its steps reach.")
        }
        let button = target.element.descendants(matching: .button).matching(identifier: taps > 0 ? "Increment" : "Decrement").firstMatch
        for _ in 0..<Int(abs(taps.rounded())) where !InteractionFailure.isStopped { button.tap() }
        // Compare with a tolerance, because the sum of the steps has rounding errors.
        target.settle { abs((target.snapshot.number ?? .nan) - value) <= 1e-6 }
        guard !InteractionFailure.isStopped, let end = target.snapshot.number, abs(end - value) > 1e-6 else { return }
        target.fail("it ended at \(end.plain)", advice: "check that the app keeps the new value.")
      })
  }

  /// Turns a switch on by pressing it for 0.7 seconds, or does nothing if it's already on.
  public static var turnOn: ElementAction { turn(true) }

  /// Turns a switch off by pressing it for 0.7 seconds, or does nothing if it's already off.
  public static var turnOff: ElementAction { turn(false) }

  /// Turns a switch on or off by pressing it for 0.7 seconds.
  ///
  /// The action does nothing if the switch is already in that state.
  /// - Parameter isOn: Whether the switch should be on.
  public static func turn(_ isOn: Bool) -> ElementAction {
    ElementAction(
      isOn ? "turn on" : "turn off", conditions: ElementMatcher.touchable + [.isOn || .isOff],
      body: { target in
        if target.snapshot.isOn == isOn { return }
        target.touch([FingerPath(at: target.point()).resting(for: 0.7)])
        target.settle { target.snapshot.isOn == isOn }
        if InteractionFailure.isStopped || target.snapshot.isOn == isOn { return }
        target.fail("it is still \(isOn ? "off" : "on") after the press", advice: "check that the app keeps the new value: a control that shows a constant does not change.")
      })
  }

  /// Turns a picker's wheel to the row with the given text.
  ///
  /// The test fails if no row has exactly this text.
  /// - Parameters:
  ///   - column: The index of the wheel, counted from 0.
  ///   - row: The whole text of the row.
  public static func setPickerColumn(_ column: Int, to row: String) -> ElementAction {
    let isPicker = ElementMatcher("is a Picker") { $0.pickerColumns != nil }
    return ElementAction(
      "set column \(column) of", "to \(row.quoted)", conditions: ElementMatcher.touchable + [isPicker],
      body: { target in
        let wheels = target.element.descendants(matching: .pickerWheel)
        guard let columns = target.snapshot.pickerColumns, columns.indices.contains(column) else {
          let count = target.snapshot.pickerColumns?.count ?? 0
          return target.fail(.unusableNumber(name: "column", value: "\(column)", allowed: count > 1 ? "0 to \(count - 1)" : count == 1 ? "0" : "none, because it has no wheels"))
        }
        if columns[column] == row { return }
        let wheel = wheels.element(boundBy: column)
        if let rows = HeadlessDriver.rows(of: wheel, without: row) {
          return target.fail(.notAdjustable(to: row.quoted, values: rows.map(\.quoted)), advice: "use the whole text of one of its rows.")
        }
        wheel.adjust(toPickerWheelValue: row)
      })
  }

  /// Sets the date of a date picker.
  ///
  /// The test fails if the picker doesn't offer the date. If the picker already shows the date, nothing happens and the app isn't notified of a change.
  public static func setDate(_ date: Date) -> ElementAction {
    ElementAction(
      "set", "to \(date.formatted(.iso8601))", conditions: ElementMatcher.touchable + [.type(.datePicker)],
      body: { target in
        switch HeadlessDriver.setDate(of: target.snapshot, to: date, as: target.attempt) {
        case .set: return
        case .noDatePicker: target.fail("it has no date")
        case .outOfRange(let range):
          target.fail("it offers dates from \(range.lowerBound.formatted(.iso8601)) to \(range.upperBound.formatted(.iso8601))", advice: "use a date in this range.")
        }
      })
  }
}

extension ElementAction.Target {
  /// Returns whether the control's range contains a value.
  ///
  /// The action fails if it doesn't.
  @MainActor
  fileprivate func accepts(_ value: Double, _ name: String, in range: ClosedRange<Double>) -> Bool {
    if range.contains(value) { return true }
    fail(.unusableNumber(name: name, value: value.plain, allowed: "\(range.lowerBound.plain) to \(range.upperBound.plain)"))
    return false
  }

  /// Gives the app one virtual second to take over the new value.
  @MainActor
  fileprivate func settle(until condition: () -> Bool) {
    if InteractionFailure.isStopped { return }
    _ = HeadlessDriver.wait(for: "the new value", timeout: 1, until: condition)
  }
}
