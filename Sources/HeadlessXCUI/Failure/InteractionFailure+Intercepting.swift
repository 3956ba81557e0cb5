import Synchronization

extension InteractionFailure {
  /// Runs a part of a test whose failure becomes a value in place of being reported; after the first one its interactions do nothing.
  ///
  /// A mistake of the app, which an interaction merely brings to light, is reported as ever.
  /// - Parameter needsDetails: Whether the failure is to tell what is on the screen, which takes time.
  /// - Returns: The first failure; `nil` where there was none.
  package static func intercept(needsDetails: Bool = true, _ body: () -> Void) -> InteractionFailure? {
    let caught = Caught()
    var handler = intercepting(caught)
    handler.needsDetails = needsDetails
    $handler.withValue(handler, operation: body)
    return caught.first
  }

  /// The same, of a part that returns a value or throws a failure itself.
  /// - Returns: The value, or the first failure.
  package static func attempt<Value>(_ body: () throws(InteractionFailure) -> Value) -> Result<Value, InteractionFailure> {
    let caught = Caught()
    let result: Result<Value, InteractionFailure> = $handler.withValue(intercepting(caught)) {
      do throws(InteractionFailure) { return .success(try body()) } catch { return .failure(error) }
    }
    return caught.first.map { .failure($0) } ?? result
  }

  /// The same, of a part that waits.
  @MainActor
  package static func attempt<Value>(_ body: @MainActor () async throws(InteractionFailure) -> Value) async -> Result<Value, InteractionFailure> {
    let caught = Caught()
    let result: Result<Value, InteractionFailure> = await $handler.withValue(intercepting(caught)) {
      do throws(InteractionFailure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return caught.first.map { .failure($0) } ?? result
  }

  private static func intercepting(_ caught: Caught) -> Handler {
    let outer = currentHandler
    var handler = Handler(isStopped: { caught.first != nil || outer?.isStopped() ?? false }) { failure in
      if failure.isOfTheApp, let outer { outer.report(failure) } else { caught.add(failure) }
    }
    (handler.observer, handler.tell) = (outer?.observer, outer?.tell)
    return handler
  }

  /// Runs a part of a test whose assertions do not end it when they fail; a failed action does.
  /// - Parameter failures: Takes the failures, in their order, whether the part ends or throws.
  package static func collect(into failures: inout [InteractionFailure], _ body: () throws -> Void) rethrows {
    let outer = currentHandler
    let caught = Caught()
    var handler = Handler(isStopped: { caught.hasFailedAction || outer?.isStopped() ?? false }) { failure in
      if failure.isOfTheApp, let outer { outer.report(failure) } else { caught.add(failure) }
    }
    (handler.observer, handler.tell) = (outer?.observer, outer?.tell)
    defer { failures += caught.all }
    try $handler.withValue(handler, operation: body)
  }
}

/// The failures that were kept in place of being reported.
private final class Caught: Sendable {
  private let failures = Mutex<[InteractionFailure]>([])

  var all: [InteractionFailure] { failures.withLock { $0 } }
  var first: InteractionFailure? { failures.withLock { $0.first } }

  var hasFailedAction: Bool {
    all.contains {
      if case .act = $0.attempt { true } else { false }
    }
  }

  func add(_ failure: InteractionFailure) { failures.withLock { $0.append(failure) } }
}
