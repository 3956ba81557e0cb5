import Foundation
import HeadlessXCUI
import ScenarioKit

/// A failure, with what a handler may want to know of it.
public struct FailureReport: Sendable {
  /// The failure as data.
  public let failure: InteractionFailure
  /// The place in the test: of the running step, or else of the call; `nil` where it is not known.
  public let place: SourceLocation?
  /// The whole text for a person.
  public let message: String
  /// The first sentence of it.
  public let summary: String
  /// The names of the scenario and the step that run: “Logging out › 1.2 When I tap log out button”.
  public let trail: String
  /// The screen as it is now, as text; `nil` where there is none.
  public let screen: String?
  /// A picture of the screen as it is now, as an SVG document; `nil` where there is no screen.
  public let picture: String?
  private let location: SourceLocation?

  init(failure: InteractionFailure, location: SourceLocation?) {
    self.failure = failure
    self.location = location
    let run = ScenarioRun.current
    place = Step<AnyKeyword>.current?.location ?? location
    let told = TestFailure(failure)
    func redacted(_ text: String) -> String { run?.redacted(text) ?? text }
    message = redacted(told.message)
    summary = redacted(told.summary)
    trail = run?.trail ?? ""
    screen = told.screen.map(redacted)
    picture = (run?.picture?()).map(redacted)
  }

  /// The name of the kind of failure, for programs: “element.notFound”.
  public var kind: String { failure.kind }

  /// Fails the running step, or the test, as without a handler.
  public func failTest() { ScenarioRun.fail(TestFailure(failure), at: location) }
}
