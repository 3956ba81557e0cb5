import HeadlessXCUI
import ScenarioKit
import Synchronization

/// What is done with the failures of interactions, expectations and assertions, in place of failing the test: a log of one's own, for example.
///
/// - For the process: `FailureHandler.process = handler`; `nil` restores the default.
/// - For a test case: `override class var failureHandler: FailureHandler? { … }`; for a Swift Testing suite: `.screenTest(MyApp.self, failureHandler: …)`.
/// - For a part of a test: `withFailureHandler(handler) { … }`.
///
/// The narrower one wins. A handler decides: a failure that it does not pass on with `failTest()` does not fail the test, and the step goes on.
public struct FailureHandler: Sendable {
  private let handle: @Sendable (TestFailure) -> Void

  /// Creates a handler.
  /// - Parameter handle: Receives each failure. Failures of interactions in it are handled by what holds around it.
  public init(_ handle: @escaping @Sendable (TestFailure) -> Void) { self.handle = handle }

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
    var told = TestFailure(failure)
    guard let handler = scopes.last ?? process else { return ScenarioRun.fail(told, at: place) }
    if let run = ScenarioRun.current { told = told.mapTexts(run.redacted) }
    told.cause = failure
    told.location = place
    told.moment = (Step<AnyKeyword>.current?.location ?? place, ScenarioRun.current?.trail ?? "")
    // What fails in a handler must not come back to it.
    $scopes.withValue(scopes.isEmpty ? [.standard] : Array(scopes.dropLast())) { handler.handle(told) }
  }
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
private final class ProcessHandler: Sendable {
  static let shared = ProcessHandler()

  private let stored = Mutex<FailureHandler?>(nil)

  var value: FailureHandler? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
