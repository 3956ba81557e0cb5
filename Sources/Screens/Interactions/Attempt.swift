import HeadlessXCUI

/// Runs a part of a test and throws its first failure instead of reporting it.
///
/// ```swift
/// do {
///   try attempt { keyboard.dismiss() }
/// } catch {
///   … error.category …
/// }
/// ```
/// - The function works with every interaction and assertion: steps, selections, the keyboard, the device, alerts, lists and values.
/// - After the first failure, the remaining interactions in the closure do nothing. The test continues after the closure.
/// - If the step has already failed, interactions in the closure do nothing and the function doesn't throw.
/// - A nested `attempt` throws its failure to its own caller, which can rethrow it.
/// - If an interaction reveals a mistake in the app, the test still fails.
/// - If the closure installs a failure handler, that handler alone receives the failures in its scope, and the function doesn't throw them.
/// - Parameter body: The part of the test to run.
/// - Returns: The result of the closure.
/// - Throws: The first failure, or the error that the closure throws itself.
@preconcurrency @MainActor @discardableResult
public func attempt<Value>(_ body: () throws(InteractionFailure) -> Value) throws(InteractionFailure) -> Value {
  return try InteractionFailure.attempt(while: InteractionFailure.isWithoutInnerHandler, body).get()
}

/// Runs an asynchronous part of a test and throws its first failure instead of reporting it.
///
/// ```swift
/// do {
///   try await attempt {
///     await model.load()
///     see(feedScreen)
///   }
/// } catch {
///   … error.category …
/// }
/// ```
/// For details, see the synchronous ``attempt(_:)``.
/// - Parameter body: The part of the test to run.
/// - Returns: The result of the closure.
/// - Throws: The first failure, or the error that the closure throws itself.
@_disfavoredOverload @preconcurrency @MainActor @discardableResult
public func attempt<Value>(_ body: @MainActor () async throws(InteractionFailure) -> Value) async throws(InteractionFailure) -> Value {
  return try await InteractionFailure.attempt(while: InteractionFailure.isWithoutInnerHandler, body).get()
}
