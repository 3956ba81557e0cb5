import HeadlessXCUI
import ScenarioKit
import VirtualTime

/// Hands what the driver reports to the scenario that runs: failures, actions, waits, and texts to keep out of the log.
package enum ScenarioFailures {
  /// Fails the running step, or the test where no step runs.
  ///
  /// After the first failure of a test, or when it asks to be skipped, interactions do nothing, in a step or not.
  package static let handler: InteractionFailure.Handler = {
    var handler = InteractionFailure.Handler(
      isStopped: {
        ScenarioRun.noteInteraction()
        return ScenarioRun.isStopped
      },
      report: { failure in FailureHandler.receive(failure, at: CallSite.current) })
    handler.isStoppedForRawElements = {
      ScenarioRun.noteInteraction()
      return ScenarioRun.isStoppedForRawElements
    }
    handler.observer = DriverObserver()
    return handler
  }()

  /// Lets elements report to the running scenario; it can be called more than once.
  package static func install() { _ = installation }

  private static let installation: Void = HeadlessDriver.setFallback(handler)
}

/// Called when the process starts: a test that uses XCUITest's API alone, in no session, fails too.
@_cdecl("screens_process_started")
func processStarted() { ScenarioFailures.install() }

/// Writes what the driver does by itself to the log of the running scenario.
private struct DriverObserver: HeadlessDriver.Observer {
  var isRecording: Bool { ScenarioRun.current?.recordsActions ?? false }

  func willPerform(_ action: String, _ phrase: InteractionFailure.Phrase, on element: XCUIElement?) {
    ScenarioRun.current?.tellIfStopMayBeMissed()
    record(action, InteractionFailure.Wording.typedElements.text(phrase), of: element)
  }

  func didWait(_ wait: WaitRecord, for purpose: InteractionFailure.Phrase) {
    ScenarioRun.current?.record(wait, for: InteractionFailure.Wording.typedElements.text(purpose))
  }

  func didSkip(_ phrase: InteractionFailure.Phrase) {
    guard ScenarioRun.runsOnAfterFailure else { return }
    ScenarioRun.current?.tell("not done, as the test has failed and continueAfterFailure is false: \(InteractionFailure.Wording.typedElements.text(phrase))")
  }

  func didNote(_ text: String) { ScenarioRun.current?.note(text) }

  func didTell(_ text: String) { ScenarioRun.current?.tell(text) }

  func willType(_ text: String, intoSecureField field: String) { ScenarioRun.redact(text, into: field) }
}

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
    let (text, element) = (text(), element().map { ElementRecord($0, HeadlessDriver.reading(of: $0), subject: $0.subject) })
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
    let reading = HeadlessDriver.reading(of: element, countsMatches: countsMatches)
    return ActionRecord(
      name: name, text: text(subject, reading?.matchCount ?? 0), element: ElementRecord(element, reading, subject: subject), location: CallSite.current)
  }
  ScenarioRun.current?.record(action())
}

/// Runs a body whose action has been recorded already.
@MainActor
func withoutRecording<Result>(_ body: () -> Result) -> Result {
  guard ScenarioRun.current?.recordsActions ?? false, !HeadlessDriver.isRecorded else { return body() }
  return HeadlessDriver.$isRecorded.withValue(true, operation: body)
}
