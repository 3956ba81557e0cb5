import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

// What a test sets in a control at once, where a person would use it step by step.
extension HeadlessDriver {
  /// What became of a date that was to be set.
  package enum DateSetting: Sendable {
    /// The picker has it.
    case set
    /// The element has no date.
    case noDatePicker
    /// The picker does not offer it.
    case outOfRange(ClosedRange<Date>)
  }

  /// What became of a script.
  package enum ScriptAnswer: Sendable {
    /// It has a result, or `nil` for none.
    case result(String?)
    /// It threw an error, in words.
    case thrown(String)
    /// The app does not answer scripts there.
    case noAnswer
  }

  /// Sets the text of a field at once: it gets the focus, changes, submits and loses the focus; returns whether it is a field.
  package static func replaceText(of element: ElementSnapshot, with text: String, as attempt: InteractionFailure.Attempt) -> Bool {
    guard let device = Device.inUse, let result = device.replaceText(of: element.id, with: text) else { return false }
    check(result, attempt)
    return true
  }

  /// Moves a slider to a value in its own unit; returns whether it is a slider that can be moved so.
  package static func moveSlider(_ element: ElementSnapshot, to value: Double, as attempt: InteractionFailure.Attempt) -> Bool {
    guard let device = Device.current, let result = device.moveSlider(element.id, to: value) else { return false }
    check(result, attempt)
    return true
  }

  /// Whether a pull at the top of a list or a scroll view refreshes it.
  package static func canRefresh(_ element: ElementSnapshot) -> Bool { Device.current?.canRefresh(element.id) ?? false }

  /// Sets the date of a date picker; nothing is done where it shows that date already.
  package static func setDate(of element: ElementSnapshot, to date: Date, as attempt: InteractionFailure.Attempt) -> DateSetting {
    guard let device = Device.inUse, let picker = device.datePicker(of: element.id), let range = picker.range else { return .noDatePicker }
    guard range.contains(date) else { return .outOfRange(range) }
    if picker.date != date { check(device.perform(cause: "the turn of a wheel") { picker.select(date) }, attempt) }
    return .set
  }

  /// The texts of the rows of a wheel, where none of those that can be selected is just this text; `nil` where one is.
  package static func rows(of wheel: XCUIElement, without text: String) -> [String]? {
    guard let device = Device.inUse, let element = wheel.chain.element(on: device) else { return nil }
    return device.rows(of: element, without: text)
  }

  /// Runs a script on a web view.
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
