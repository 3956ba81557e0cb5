import HeadlessXCUI
import ScenarioKit
import VirtualTime

/// The connection between the driver and the running scenario.
///
/// It passes the driver's failures, actions and waits to the scenario, and the strings that the log must not contain.
enum ScenarioFailures {
  /// The handler that fails the running step, or the test if no step is running.
  ///
  /// After a test has failed or been skipped, interactions do nothing, inside and outside of steps.
  static let handler: InteractionFailure.Handler = {
    var handler = InteractionFailure.Handler(
      isStopped: {
        ScenarioRun.noteInteraction()
        return ScenarioRun.isStopped
      },
      report: { failure in FailureHandler.receive(TestFailure(failure), of: failure, at: CallSite.current) })
    handler.isStoppedForRawElements = {
      ScenarioRun.noteInteraction()
      return ScenarioRun.isStoppedForRawElements
    }
    handler.observer = DriverObserver()
    handler.tell = { TestFailure($0) }
    return handler
  }()
}

/// Writes the driver's own actions to the log of the running scenario.
private struct DriverObserver: HeadlessDriver.Observer {
  var isRecording: Bool { ScenarioRun.current?.recordsActions ?? false }

  func willPerform(
    _ action: String, _ phrase: InteractionFailure.Phrase, on element: InteractionFailure.ElementName?, record: (String) -> ElementRecord?
  ) {
    guard let run = ScenarioRun.current else { return }
    run.tellIfStopMayBeMissed()
    let wording = InteractionFailure.Wording.typedElements
    run.record(
      ActionRecord(name: action, text: wording.text(phrase), element: element.flatMap { record(wording.text(of: $0)) }, location: CallSite.current),
      named: action)
  }

  func willPerform(_ action: String) { ScenarioRun.current?.noteAction(named: action) }

  func didWait(_ wait: WaitRecord, for purpose: InteractionFailure.Phrase) {
    ScenarioRun.current?.record(wait, for: InteractionFailure.Wording.typedElements.text(purpose))
  }

  func didSkip(_ phrase: InteractionFailure.Phrase) {
    guard ScenarioRun.runsOnAfterFailure else { return }
    ScenarioRun.current?.tell("skipped, because the test has failed and continueAfterFailure is false: \(InteractionFailure.Wording.typedElements.text(phrase))")
  }

  func didNote(_ text: String) { ScenarioRun.current?.note(text) }

  func didWarn(_ phrase: InteractionFailure.Phrase) { ScenarioRun.current?.tell(InteractionFailure.Wording.typedElements.text(phrase)) }

  func willType(_ text: String, intoSecureField field: String) { ScenarioRun.redact(text, into: field) }
}
