import HeadlessXCUI

/// Closures that are called before and after each action and each assertion, of a selection or of a typed element: ``withInteractionHooks(_:operation:)``.
public struct InteractionHooks: Sendable {
  let before: @MainActor (InteractionEvent) -> Void
  let after: @MainActor (InteractionEvent) -> Void

  /// Creates hooks.
  /// - Parameters:
  ///   - before: Called when the element is found, just before something is done with it. It is not called where no element is found for an action.
  ///   - after: Called after it, with the failure where it failed, before that is reported.
  public init(before: @escaping @MainActor (InteractionEvent) -> Void = { _ in }, after: @escaping @MainActor (InteractionEvent) -> Void = { _ in }) {
    self.before = before
    self.after = after
  }

  /// The hooks that hold here, the outermost first.
  @TaskLocal static var current: [InteractionHooks] = []

  /// Calls the hooks around something that is done to a typed element, or expected of it.
  /// - Parameters:
  ///   - kind: Whether something is done or checked.
  ///   - name: What it is, in words.
  ///   - element: The element.
  ///   - body: Does it, and calls the closure that it is given as soon as the element is there.
  @MainActor
  static func around(_ kind: InteractionEvent.Kind, _ name: @autoclosure () -> String, _ element: @autoclosure () -> XCUIElement?, _ body: (_ begin: () -> Void) -> Void) {
    if current.isEmpty || InteractionFailure.isStopped { return body {} }
    let element = element()
    failure(of: kind, name()) { begin in body { begin(element.flatMap { HeadlessDriver.elementSnapshot(of: $0) }) } }?.report()
  }

  /// Calls the hooks around something that is done or checked.
  /// - Parameters:
  ///   - kind: Whether something is done or checked.
  ///   - name: What it is, in words.
  ///   - body: Does it, and calls the closure that it is given, with the element, as soon as that is there.
  /// - Returns: Why it failed; `nil` where it did not.
  @MainActor
  static func failure(of kind: InteractionEvent.Kind, _ name: String, _ body: (_ begin: @escaping (ElementSnapshot?) -> Void) -> Void) -> InteractionFailure? {
    let hooks = current
    var event = InteractionEvent(kind: kind, name: name, element: nil)
    var begun: ElementSnapshot?
    let failure = InteractionFailure.intercept {
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

/// Runs a part of a test with hooks around each action and assertion; hooks that hold already are called too, and first.
/// - Parameters:
///   - hooks: The hooks.
///   - operation: The part of the test, with its tasks.
/// - Returns: What the operation returns.
@discardableResult
public func withInteractionHooks<Result>(_ hooks: InteractionHooks, operation: () throws -> Result) rethrows -> Result {
  try InteractionHooks.$current.withValue(InteractionHooks.current + [hooks], operation: operation)
}

/// Runs an asynchronous part of a test with hooks around each action and assertion: see the synchronous form.
@discardableResult
public func withInteractionHooks<Result>(
  isolation: isolated (any Actor)? = #isolation, _ hooks: InteractionHooks, operation: () async throws -> Result
) async rethrows -> Result {
  try await InteractionHooks.$current.withValue(InteractionHooks.current + [hooks], operation: operation, isolation: isolation)
}
