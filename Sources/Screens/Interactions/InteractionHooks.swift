import HeadlessXCUI

/// Closures that are called before and after each action and assertion on an element.
///
/// Install hooks with ``withInteractionHooks(_:operation:)``.
public struct InteractionHooks: Sendable {
  let before: @MainActor (InteractionEvent) -> Void
  let after: @MainActor (InteractionEvent) -> Void

  /// Creates hooks with closures to call before and after each interaction.
  /// - Parameters:
  ///   - before: A closure that's called just before the interaction, as soon as the element is found. It isn't called if an action doesn't find its element.
  ///   - after: A closure that's called after the interaction. If the interaction fails, the closure receives the failure before it's reported.
  public init(before: @escaping @MainActor (InteractionEvent) -> Void = { _ in }, after: @escaping @MainActor (InteractionEvent) -> Void = { _ in }) {
    self.before = before
    self.after = after
  }

  /// The active hooks, from the outermost to the innermost.
  @TaskLocal static var current: [InteractionHooks] = []

  /// Calls the hooks before and after an interaction with an `XCUIElement`.
  /// - Parameters:
  ///   - kind: Whether the interaction is an action or an assertion.
  ///   - name: The interaction in words.
  ///   - element: The element.
  ///   - body: A closure that performs the interaction and calls its parameter as soon as the element is found.
  @MainActor
  static func around(_ kind: InteractionEvent.Kind, _ name: @autoclosure () -> String, _ element: @autoclosure () -> XCUIElement?, _ body: (_ begin: () -> Void) -> Void) {
    if current.isEmpty || InteractionFailure.isStopped { return body {} }
    let element = element()
    failure(of: kind, name()) { begin in body { begin(element.flatMap { HeadlessDriver.elementSnapshot(of: $0) }) } }?.report()
  }

  /// Calls the hooks before and after an interaction.
  /// - Parameters:
  ///   - kind: Whether the interaction is an action or an assertion.
  ///   - name: The interaction in words.
  ///   - body: A closure that performs the interaction and calls its parameter with the element as soon as the element is found.
  /// - Returns: The failure, or `nil` if the interaction succeeds.
  @MainActor
  static func failure(of kind: InteractionEvent.Kind, _ name: String, _ body: (_ begin: @escaping (ElementSnapshot?) -> Void) -> Void) -> InteractionFailure? {
    let hooks = current
    var event = InteractionEvent(kind: kind, name: name, element: nil)
    var begun: ElementSnapshot?
    let failure = InteractionFailure.interceptingFirst {
      body { element in
        event.element = hooks.isEmpty ? element : element?.copy()
        begun = element
        for hook in hooks { hook.before(event) }
      }
    }
    event.failure = failure
    if !hooks.isEmpty, let begun, begun.exists { event.element = begun.copy() }
    for hook in hooks { hook.after(event) }
    return failure
  }
}

/// Runs a part of a test with hooks that are called before and after each action and assertion.
///
/// Hooks that are already active are called first.
/// - Parameters:
///   - hooks: The hooks.
///   - operation: The part of the test, including its tasks.
/// - Returns: The result of the operation.
@discardableResult
public func withInteractionHooks<Result>(_ hooks: InteractionHooks, operation: () throws -> Result) rethrows -> Result {
  try InteractionHooks.$current.withValue(InteractionHooks.current + [hooks], operation: operation)
}

/// Runs an asynchronous part of a test with hooks that are called before and after each interaction.
@discardableResult
public func withInteractionHooks<Result>(
  isolation: isolated (any Actor)? = #isolation, _ hooks: InteractionHooks, operation: () async throws -> Result
) async rethrows -> Result {
  try await InteractionHooks.$current.withValue(InteractionHooks.current + [hooks], operation: operation, isolation: isolation)
}
