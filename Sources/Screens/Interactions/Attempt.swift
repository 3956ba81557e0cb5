import HeadlessXCUI

/// Runs a part of a test, and throws its first failure in place of reporting it.
///
/// ```swift
/// do {
///   try attempt { keyboard.dismiss() }
/// } catch {
///   … error.category …
/// }
/// ```
/// - It is for every interaction and assertion: steps of the contexts, actions on selections, the keyboard, the device, alerts, lists, values.
/// - After the first failure the other interactions in the closure do nothing; the test goes on after it.
/// - In a step that has failed already the interactions in it do nothing, and nothing is thrown.
/// - One within another throws to the inner one only, unless that passes the failure on.
/// - A mistake of the app that an interaction merely brings to light fails the test as ever.
/// - Parameter body: The part of the test.
/// - Returns: What the closure returns.
/// - Throws: The first failure, or the one that the closure throws itself.
@preconcurrency @MainActor @discardableResult
public func attempt<Value>(_ body: () throws(InteractionFailure) -> Value) throws(InteractionFailure) -> Value {
  return try InteractionFailure.attempt(body).get()
}

/// Runs an asynchronous part of a test, and throws its first failure in place of reporting it.
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
/// It does what ``attempt(_:)`` does with a part that does not wait.
/// - Parameter body: The part of the test.
/// - Returns: What the closure returns.
/// - Throws: The first failure, or the one that the closure throws itself.
@_disfavoredOverload @preconcurrency @MainActor @discardableResult
public func attempt<Value>(_ body: @MainActor () async throws(InteractionFailure) -> Value) async throws(InteractionFailure) -> Value {
  return try await InteractionFailure.attempt(body).get()
}
