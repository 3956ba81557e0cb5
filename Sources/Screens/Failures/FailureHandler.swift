import Foundation
import HeadlessXCUI
import ScenarioKit

/// What is done with the failures of interactions, expectations and assertions, in place of failing the test: a log of one's own, for example.
///
/// - For the process: `FailureHandler.process = handler`; `nil` restores the default.
/// - For a test case: `override class var failureHandler: FailureHandler? { … }`.
/// - For a part of a test: `withFailureHandler(handler) { … }`.
///
/// The narrower one wins. A handler decides: a failure that it does not pass on with ``FailureReport/failTest()`` does not fail the test, and the step goes on.
public struct FailureHandler: Sendable {
  private let handle: @Sendable (FailureReport) -> Void

  /// Creates a handler.
  /// - Parameter handle: Receives each failure. Failures of interactions in it are handled by what holds around it.
  public init(_ handle: @escaping @Sendable (FailureReport) -> Void) { self.handle = handle }

  /// The default: fails the running step or test with the whole message, at its place in the test, with the screen as text, and with a picture of it beside the journal.
  public static let standard: FailureHandler = FailureHandler { $0.failTest() }

  /// The handler of the process; `nil` for the default.
  public static var process: FailureHandler? {
    get { ProcessHandler.shared.value }
    set { ProcessHandler.shared.value = newValue }
  }

  /// The handlers of the test and of the scopes, the outermost first.
  @TaskLocal static var scopes: [FailureHandler] = []

  /// Hands a failure to the handler that holds here.
  static func receive(_ failure: InteractionFailure, at place: SourceLocation?) {
    let report = FailureReport(failure: failure, location: place)
    guard let handler = scopes.last ?? process else { return report.failTest() }
    // What fails in a handler must not come back to it.
    $scopes.withValue(scopes.isEmpty ? [.standard] : Array(scopes.dropLast())) { handler.handle(report) }
  }
}

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

/// Runs a part of a test whose failures go to a handler.
/// - Parameters:
///   - handler: The handler; ``FailureHandler/standard`` for the default.
///   - operation: The part of the test, with its tasks.
/// - Returns: What the operation returns.
@discardableResult
public func withFailureHandler<Result>(_ handler: FailureHandler, operation: () throws -> Result) rethrows -> Result {
  try FailureHandler.$scopes.withValue(FailureHandler.scopes + [handler], operation: operation)
}

/// Runs an asynchronous part of a test whose failures go to a handler: see the synchronous form.
@discardableResult
public func withFailureHandler<Result>(
  isolation: isolated (any Actor)? = #isolation, _ handler: FailureHandler, operation: () async throws -> Result
) async rethrows -> Result {
  try await FailureHandler.$scopes.withValue(FailureHandler.scopes + [handler], operation: operation, isolation: isolation)
}

/// The handler of the process, in an object that holds the lock: of a static Mutex a release build reads the first value for good.
private final class ProcessHandler: @unchecked Sendable {
  static let shared = ProcessHandler()

  private let lock = NSLock()
  private var stored: FailureHandler?

  var value: FailureHandler? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
