import HeadlessXCUI
import ScenarioKit

// What a handler asks of a failure beside its parts, while it handles it.
extension TestFailure {
  /// The failure of the interaction, the expectation or the assertion as data; `nil` for a failure that came from a journal, and outside of handlers.
  public var interaction: InteractionFailure? { cause as? InteractionFailure }

  /// The place in the test: of the running step, or else of the call; `nil` where it is not known.
  public var place: SourceLocation? { moment?.place ?? location }

  /// The names of the scenario and the step in which it happened: “Logging out › 1.2 When I tap log out button”; empty for a failure that no handler has received.
  public var trail: String { moment?.trail ?? "" }

  /// Draws the screen as it is now, as an SVG document; `nil` where there is no screen.
  public func drawScreen() -> String? {
    let run = ScenarioRun.current
    return run?.picture?().map { run?.redacted($0) ?? $0 }
  }

  /// Fails the running step, or the test, as without a handler.
  public func failTest() {
    var failure = self
    (failure.location, failure.cause, failure.moment) = (nil, nil, nil)
    ScenarioRun.fail(failure, at: location)
  }
}
