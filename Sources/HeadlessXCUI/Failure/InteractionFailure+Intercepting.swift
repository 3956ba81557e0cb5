import Synchronization

extension InteractionFailure {
  /// Runs code and returns its first failure instead of reporting it.
  ///
  /// After the failure, further interactions do nothing.
  /// A mistake in the app that an interaction reveals is reported as usual.
  /// - Parameters:
  ///   - needsDetails: Whether the failure includes the elements on screen, which take time to collect.
  ///   - isOwn: A closure that returns whether a failure at this moment belongs to the code itself. All other failures are reported, and don't stop the code.
  /// - Returns: The first failure, or `nil` if there wasn't one.
  package static func intercept(needsDetails: Bool = true, while isOwn: @escaping @Sendable () -> Bool = { true }, _ body: () -> Void) -> InteractionFailure? {
    let caught = Caught()
    var handler = intercepting(caught, while: isOwn)
    handler.needsDetails = needsDetails
    $handler.withValue(handler, operation: body)
    return caught.first
  }

  /// Runs code and returns its value or its first failure instead of reporting it.
  /// - Parameters:
  ///   - isOwn: A closure that returns whether a failure at this moment belongs to the code itself. All other failures are reported, and don't stop the code.
  ///   - body: The code.
  /// - Returns: The value, or the first failure.
  package static func attempt<Value>(
    while isOwn: @escaping @Sendable () -> Bool = { true }, _ body: () throws(InteractionFailure) -> Value
  ) -> Result<Value, InteractionFailure> {
    let caught = Caught()
    let result: Result<Value, InteractionFailure> = $handler.withValue(intercepting(caught, while: isOwn)) {
      do throws(InteractionFailure) { return .success(try body()) } catch { return .failure(error) }
    }
    return caught.first.map { .failure($0) } ?? result
  }

  /// Runs asynchronous code and returns its value or its first failure instead of reporting it.
  @MainActor
  package static func attempt<Value>(
    while isOwn: @escaping @Sendable () -> Bool = { true }, _ body: @MainActor () async throws(InteractionFailure) -> Value
  ) async -> Result<Value, InteractionFailure> {
    let caught = Caught()
    let result: Result<Value, InteractionFailure> = await $handler.withValue(intercepting(caught, while: isOwn)) {
      do throws(InteractionFailure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return caught.first.map { .failure($0) } ?? result
  }

  private static func intercepting(_ caught: Caught, while isOwn: @escaping @Sendable () -> Bool) -> Handler {
    intercepting(caught, while: isOwn) { isOwn() && caught.first != nil }
  }

  /// Returns a handler that collects failures instead of reporting them.
  /// - Parameters:
  ///   - caught: The collected failures.
  ///   - isOwn: A closure that returns whether a failure at this moment is collected. All other failures are reported.
  ///   - stops: A closure that returns whether a collected failure stops the code.
  private static func intercepting(
    _ caught: Caught, while isOwn: @escaping @Sendable () -> Bool, stops: @escaping @Sendable () -> Bool
  ) -> Handler {
    let outer = currentHandler
    var handler = Handler(isStopped: { stops() || outer?.isStopped() ?? false }) { failure in
      if failure.isOfTheApp || !isOwn(), let outer { outer.report(failure) } else { caught.add(failure) }
    }
    // After an earlier failure of the test, raw elements work in the code as they do elsewhere.
    handler.isStoppedForRawElements = { stops() || outer.map { ($0.isStoppedForRawElements ?? $0.isStopped)() } ?? false }
    (handler.observer, handler.tell) = (outer?.observer, outer?.tell)
    return handler
  }

  /// Runs code and collects its failures.
  ///
  /// Failed assertions don't stop the code, but a failed action does.
  /// - Parameters:
  ///   - failures: The array to append the failures to, in order, even if the code throws.
  ///   - isOwn: A closure that returns whether a failure at this moment belongs to the code itself. All other failures are reported, and don't stop the code.
  ///   - body: The code.
  package static func collect(
    into failures: inout [InteractionFailure], while isOwn: @escaping @Sendable () -> Bool = { true }, _ body: () throws -> Void
  ) rethrows {
    let caught = Caught()
    defer { failures += caught.all }
    try $handler.withValue(intercepting(caught, while: isOwn) { isOwn() && caught.hasFailedAction }, operation: body)
  }
}

/// The failures that were intercepted instead of reported.
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
