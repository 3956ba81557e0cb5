import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

// Values that a test sets or reads directly, without step-by-step interaction.
extension HeadlessDriver {
  /// The result of setting a date.
  package enum DateSetting: Sendable {
    /// The date picker shows the date.
    case set
    /// The element isn't a date picker.
    case noDatePicker
    /// The date is outside the date picker's range.
    case outOfRange(ClosedRange<Date>)
  }

  /// The result of running a script.
  package enum ScriptAnswer: Sendable {
    /// The script returned a result, or `nil`.
    case result(String?)
    /// The script threw an error, described in words.
    case thrown(String)
    /// The app doesn't handle scripts for the element.
    case noAnswer
  }

  /// Returns the text in a field, or `nil` if the element isn't a field of the frontmost app.
  ///
  /// The text of a secure field isn't replaced by bullets, so it must not be printed.
  package static func enteredText(of element: ElementSnapshot) -> String? { Device.inUse?.enteredText(of: element.id) }

  /// Replaces the text of a field, and returns whether the element is a field.
  ///
  /// The field gets the focus, its text changes, it submits, and it loses the focus.
  package static func replaceText(of element: ElementSnapshot, with text: String, as attempt: InteractionFailure.Attempt) -> Bool {
    guard let device = Device.inUse, let result = device.replaceText(of: element.id, with: text) else { return false }
    check(result, attempt)
    return true
  }

  /// Moves a slider to a value in the slider's range.
  ///
  /// Returns `false` if the element isn't a slider that supports this.
  package static func moveSlider(_ element: ElementSnapshot, to value: Double, as attempt: InteractionFailure.Attempt) -> Bool {
    guard let device = Device.current, let result = device.moveSlider(element.id, to: value) else { return false }
    check(result, attempt)
    return true
  }

  /// Returns whether pulling down at the top of the list or scroll view refreshes it.
  package static func canRefresh(_ element: ElementSnapshot) -> Bool { Device.current?.canRefresh(element.id) ?? false }

  /// Sets the date of a date picker.
  ///
  /// Does nothing if the picker already shows the date.
  package static func setDate(of element: ElementSnapshot, to date: Date, as attempt: InteractionFailure.Attempt) -> DateSetting {
    guard let device = Device.inUse, let picker = device.datePicker(of: element.id), let range = picker.range else { return .noDatePicker }
    guard range.contains(date) else { return .outOfRange(range) }
    if picker.date != date { check(device.perform(cause: "the turn of a wheel") { picker.select(date) }, attempt) }
    return .set
  }

  /// Returns the text of each selectable row of a wheel, or `nil` if one of the rows has exactly the given text.
  package static func rows(of wheel: XCUIElement, without text: String) -> [String]? {
    guard let device = Device.inUse, let element = wheel.chain.element(on: device) else { return nil }
    return device.rows(of: element, without: text)
  }

  /// Runs a script in a web view.
  package static func runScript(_ script: String, on element: ElementSnapshot, as attempt: InteractionFailure.Attempt) -> ScriptAnswer {
    guard let device = Device.inUse, let answer = device.scriptHandler(of: element.id) else { return .noAnswer }
    var outcome = ScriptAnswer.noAnswer
    let result = device.perform(cause: "a script") {
      do { outcome = .result(try answer(script)) } catch { outcome = .thrown("\(error)") }
    }
    check(result, attempt)
    return outcome
  }

  private static func check(_ result: RunResult, _ attempt: InteractionFailure.Attempt) {
    guard case .neverSettles(let cause) = result, !InteractionFailure.isStopped else { return }
    InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report()
  }
}
