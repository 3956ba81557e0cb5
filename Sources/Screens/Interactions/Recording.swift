import HeadlessXCUI
import ScenarioKit

/// Records in the run's log what an action is about to do.
///
/// Nothing is recorded where no run wants it. After a failure, or a request to be skipped, the action is not done, and not recorded either.
/// - Parameters:
///   - name: The function that does it.
///   - text: What it does, in words.
///   - element: What it does it to.
@MainActor
func record(_ name: String, _ text: @autoclosure () -> String, of element: @autoclosure () -> XCUIElement? = nil) {
  func action() -> ActionRecord {
    let (text, element) = (text(), element().map { HeadlessDriver.record(of: $0, subject: $0.subject).element })
    return ActionRecord(name: name, text: text, element: element, location: CallSite.current)
  }
  ScenarioRun.current?.record(action())
}

/// Records what is about to be done to an element, whose words are in those of the action.
/// - Parameters:
///   - name: The function that does it.
///   - element: What it does it to.
///   - countsMatches: Whether the words depend on how many elements match its description.
///   - text: What it does, in words, by the element's own: “Button “Log in””; and the number of those that match, or else 1.
@MainActor
func record(_ name: String, on element: @autoclosure () -> XCUIElement, countsMatches: Bool = false, _ text: (_ subject: String, _ matchCount: Int) -> String) {
  func action() -> ActionRecord {
    let element = element()
    let subject = element.subject
    let record = HeadlessDriver.record(of: element, subject: subject, countsMatches: countsMatches)
    return ActionRecord(name: name, text: text(subject, record.matchCount), element: record.element, location: CallSite.current)
  }
  ScenarioRun.current?.record(action())
}

/// Records a gesture that is about to be made.
@MainActor
func record(_ gesture: HeadlessDriver.Gesture, on element: @autoclosure () -> XCUIElement) {
  record(gesture.function, on: element()) { subject, _ in "\(gesture.verb) \(subject)" }
}

extension HeadlessDriver.Gesture {
  static let longPress: HeadlessDriver.Gesture = HeadlessDriver.Gesture("longPress", verb: "press")
  static let scrollIntoView: HeadlessDriver.Gesture = HeadlessDriver.Gesture("scrollIntoView", verb: "scroll to")
}

/// Does something to the device, after it is recorded; after a failure it does nothing.
/// - Parameters:
///   - name: The function that does it.
///   - words: What it does, in words.
///   - body: Does it, as the attempt that failures tell.
@MainActor
func changeDevice(_ name: String, _ words: String, _ body: (InteractionFailure.Attempt) -> Void) {
  record(name, words)
  if !InteractionFailure.isStopped { body(.act("\(words)")) }
}

/// Runs a body whose action has been recorded already.
@MainActor
func withoutRecording<Result>(_ body: () -> Result) -> Result {
  guard ScenarioRun.current?.recordsActions ?? false, !HeadlessDriver.isRecorded else { return body() }
  return HeadlessDriver.$isRecorded.withValue(true, operation: body)
}
