import HeadlessXCUI
import ScenarioKit

// Details of a failure that a handler can read while it handles the failure.
extension TestFailure {
  /// The failure of the interaction, expectation or assertion as data.
  ///
  /// It's `nil` outside of handlers, and for a failure from a journal.
  public var interaction: InteractionFailure? { cause as? InteractionFailure }

  /// The place of the running step or else of the call in the test's source, or `nil` if it isn't known.
  public var place: SourceLocation? { moment?.place ?? location }

  /// The names of the scenario and the step that failed: “Logging out › 1.2 When I tap log out button”.
  ///
  /// It's empty if no handler has received the failure.
  public var trail: String { moment?.trail ?? "" }

  /// Draws the current screen as an SVG document, or returns `nil` if there's no screen.
  public func drawScreen() -> String? {
    let run = ScenarioRun.current
    return run?.picture?().map { run?.redacted($0) ?? $0 }
  }

  /// Fails the running step, or the test, as if there were no handler.
  public func failTest() {
    var failure = self
    (failure.location, failure.cause, failure.moment) = (nil, nil, nil)
    ScenarioRun.fail(failure, at: location)
  }
}
