import HeadlessXCUI
import ScenarioKit

// Details that a handler can read while it handles a failure.
extension TestFailure {
  /// The failure of the interaction, expectation or assertion as data.
  ///
  /// It's `nil` outside of handlers, for a mistake in the test, and for a failure that was read from a journal.
  public var interaction: InteractionFailure? { cause as? InteractionFailure }

  /// The source location of the running step, or of the call if no step is running, or `nil` if it isn't known.
  public var place: SourceLocation? { moment?.place ?? location }

  /// The names of the scenario and the step that failed: “Logging out › 1.2 When I tap log out button”.
  ///
  /// The string is empty if no handler has received the failure.
  public var trail: String { moment?.trail ?? "" }

  /// Returns the current screen as an SVG document, or `nil` if there's no screen.
  public func drawScreen() -> String? {
    let run = ScenarioRun.current
    return run?.picture?().map { run?.redacted($0) ?? $0 }
  }

  /// Fails the running step, or the test if no step is running, as the default handler does.
  public func failTest() {
    var failure = self
    (failure.location, failure.cause, failure.moment) = (nil, nil, nil)
    ScenarioRun.fail(failure, at: location)
  }

  /// Passes the failure to the current handler, which by default fails the test.
  /// - Parameter place: The place of the failure, if it's known.
  func reachHandler(at place: SourceLocation?) { FailureHandler.receive(self, of: nil, at: place) }
}
