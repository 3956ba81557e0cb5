import HeadlessXCUI
import ScenarioKit

/// Records an action that's about to start in the run's log.
///
/// The function does nothing if the run doesn't record actions, after the test has failed or been skipped, or after a failure in the same interaction.
/// - Parameters:
///   - name: The function that performs the action.
///   - text: The action in words.
///   - element: The element that the action is performed on.
@MainActor
func record(_ name: String, _ text: @autoclosure () -> String, of element: @autoclosure () -> XCUIElement? = nil) {
  if let dryRun = DryRun.current { return dryRun.note(name, text(), element()) }
  func action() -> ActionRecord {
    let (text, element) = (text(), element().map { HeadlessDriver.record(of: $0, subject: $0.subject).element })
    return ActionRecord(name: name, text: text, element: element, location: CallSite.current)
  }
  recordingRun?.record(action(), named: name)
}

/// Records an action on an element that's about to start.
/// - Parameters:
///   - name: The function that performs the action.
///   - element: The element that the action is performed on.
///   - countsMatches: Whether to count the elements that match.
///   - text: A closure that returns the action in words. It receives the element's name, such as “Button “Log in””, and the number of matches, or 1 if they aren't counted.
@MainActor
func record(_ name: String, on element: @autoclosure () -> XCUIElement, countsMatches: Bool = false, _ text: (_ subject: String, _ matchCount: Int) -> String) {
  if let dryRun = DryRun.current { return dryRun.note(name, text("", 1), element()) }
  func action() -> ActionRecord {
    let element = element()
    let subject = element.subject
    let record = HeadlessDriver.record(of: element, subject: subject, countsMatches: countsMatches)
    return ActionRecord(name: name, text: text(subject, record.matchCount), element: record.element, location: CallSite.current)
  }
  recordingRun?.record(action(), named: name)
}

/// The run that records an action now, or `nil` if the action isn't recorded.
@MainActor
private var recordingRun: ScenarioRun? {
  // An interaction of several parts reports its first failure at its end. Until then, only the handler of failures has the information that the rest isn't performed.
  InteractionFailure.isStopped ? nil : ScenarioRun.current
}

/// Records a gesture that's about to start.
@MainActor
func record(_ gesture: HeadlessDriver.Gesture, on element: @autoclosure () -> XCUIElement) {
  record(gesture.function, on: element()) { subject, _ in "\(gesture.verb) \(subject)" }
}

extension HeadlessDriver.Gesture {
  static let longPress: HeadlessDriver.Gesture = HeadlessDriver.Gesture("longPress", verb: "press")
  static let scrollIntoView: HeadlessDriver.Gesture = HeadlessDriver.Gesture("scrollIntoView", verb: "scroll to")
}

/// Records a change to the device and makes the change.
///
/// The function does nothing after a failure.
/// - Parameters:
///   - name: The function that makes the change.
///   - words: The change in words.
///   - body: A closure that makes the change. It receives the attempt for failures.
@MainActor
func changeDevice(_ name: String, _ words: String, _ body: (InteractionFailure.Attempt) -> Void) {
  record(name, words)
  if !InteractionFailure.isStopped { body(.act("\(words)")) }
}

/// Runs a closure without recording its actions, because they're already recorded as one action.
@MainActor
func withoutRecording<Result>(_ body: () -> Result) -> Result {
  guard ScenarioRun.current?.recordsActions ?? false, !HeadlessDriver.isRecorded else { return body() }
  return HeadlessDriver.$isRecorded.withValue(true, operation: body)
}
