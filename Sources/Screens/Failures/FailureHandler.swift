import HeadlessXCUI
import ScenarioKit
import Synchronization

/// A closure that handles failures instead of the test.
///
/// You can use a handler to write your own log, for example.
///
/// The handler receives failed interactions, expectations and assertions, and mistakes in the test, such as a negative timeout or a refused configuration.
/// It doesn't receive errors that are thrown, failures of XCTest's and Swift Testing's own assertions, or failures of the device itself, such as a deadlock.
///
/// - For the process: `FailureHandler.process = handler`. Set it to `nil` to restore the default.
/// - For a test case: `override class var failureHandler: FailureHandler? { … }`. For a Swift Testing suite: `.screenTest(MyApp.self, failureHandler: …)`.
/// - For a part of a test: `withFailureHandler(handler) { … }`.
///
/// The handler with the narrowest scope is used. The test fails only if the handler calls `failTest()` on the failure. Otherwise the step continues.
///
/// A handler is called on the thread of the failure. Interactions fail on the main actor, and a mistake in the app's code can be on another thread.
public struct FailureHandler: Sendable {
  private let handle: @Sendable (TestFailure) -> Void

  /// Creates a failure handler.
  /// - Parameter handle: A closure that receives each failure. If an interaction in the closure fails, the next outer handler gets that failure.
  public init(_ handle: @escaping @Sendable (TestFailure) -> Void) { self.handle = handle }

  /// The default handler, which fails the running step or test.
  ///
  /// It reports the message at the failure's place in the test, with the screen as text, and saves a picture of the screen next to the journal.
  public static let standard: FailureHandler = FailureHandler { $0.failTest() }

  /// The handler of the process, or `nil` for the default.
  public static var process: FailureHandler? {
    get { ProcessHandler.shared.value }
    set { ProcessHandler.shared.value = newValue }
  }

  /// The handlers of the test and of the enclosing scopes, from the outermost to the innermost.
  @TaskLocal static var scopes: [FailureHandler] = []

  /// Passes a failure to the current handler.
  /// - Parameters:
  ///   - failure: The failure.
  ///   - interaction: The failed interaction as data, or `nil` for a mistake in the test.
  ///   - place: The place of the failure, if it's known.
  static func receive(_ failure: TestFailure, of interaction: InteractionFailure?, at place: SourceLocation?) {
    guard let handler = scopes.last ?? process else { return ScenarioRun.fail(failure, at: place) }
    var told = failure
    if let run = ScenarioRun.current { told = told.mapTexts(run.redacted) }
    let place = place ?? ScenarioRun.placeOutsideSteps
    told.cause = interaction
    told.location = place
    told.moment = (Step<AnyKeyword>.current?.location ?? place, ScenarioRun.current?.trail ?? "")
    // Remove the handler from the scopes while it runs, so it doesn't receive its own failures.
    $scopes.withValue(scopes.isEmpty ? [.standard] : Array(scopes.dropLast())) { handler.handle(told) }
  }
}

/// Runs a part of a test and passes its failures to a handler.
/// - Parameters:
///   - handler: The handler. Use ``FailureHandler/standard`` for the default.
///   - operation: The part of the test, including its tasks.
/// - Returns: The result of the operation.
@discardableResult
public func withFailureHandler<Result>(_ handler: FailureHandler, operation: () throws -> Result) rethrows -> Result {
  try FailureHandler.$scopes.withValue(FailureHandler.scopes + [handler], operation: operation)
}

/// Runs an asynchronous part of a test and passes its failures to a handler.
@discardableResult
public func withFailureHandler<Result>(
  isolation: isolated (any Actor)? = #isolation, _ handler: FailureHandler, operation: () async throws -> Result
) async rethrows -> Result {
  try await FailureHandler.$scopes.withValue(FailureHandler.scopes + [handler], operation: operation, isolation: isolation)
}

/// The storage of the process's handler.
///
/// The storage is an object because release builds only read the first value of a static `Mutex`.
private final class ProcessHandler: Sendable {
  static let shared = ProcessHandler()

  private let stored = Mutex<FailureHandler?>(nil)

  var value: FailureHandler? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
