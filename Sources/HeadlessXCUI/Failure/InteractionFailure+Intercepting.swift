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
    let (caught, outer) = (Caught(), currentHandler)
    var handler = intercepting(caught, while: isOwn)
    handler.needsDetails = needsDetails
    // After an earlier failure of the test, raw elements work in the code as they do elsewhere.
    handler.isStoppedForRawElements = { isOwn() && caught.first != nil || outer.map { ($0.isStoppedForRawElements ?? $0.isStopped)() } ?? false }
    $handler.withValue(handler, operation: body)
    return caught.first
  }

  /// Runs code and returns its value or its first failure instead of reporting it.
  /// - Returns: The value, or the first failure.
  package static func attempt<Value>(_ body: () throws(InteractionFailure) -> Value) -> Result<Value, InteractionFailure> {
    let caught = Caught()
    let result: Result<Value, InteractionFailure> = $handler.withValue(intercepting(caught)) {
      do throws(InteractionFailure) { return .success(try body()) } catch { return .failure(error) }
    }
    return caught.first.map { .failure($0) } ?? result
  }

  /// Runs asynchronous code and returns its value or its first failure instead of reporting it.
  @MainActor
  package static func attempt<Value>(_ body: @MainActor () async throws(InteractionFailure) -> Value) async -> Result<Value, InteractionFailure> {
    let caught = Caught()
    let result: Result<Value, InteractionFailure> = await $handler.withValue(intercepting(caught)) {
      do throws(InteractionFailure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return caught.first.map { .failure($0) } ?? result
  }

  private static func intercepting(_ caught: Caught, while isOwn: @escaping @Sendable () -> Bool = { true }) -> Handler {
    let outer = currentHandler
    var handler = Handler(isStopped: { isOwn() && caught.first != nil || outer?.isStopped() ?? false }) { failure in
      if failure.isOfTheApp || !isOwn(), let outer { outer.report(failure) } else { caught.add(failure) }
    }
    (handler.observer, handler.tell) = (outer?.observer, outer?.tell)
    return handler
  }

  /// Runs code and collects its failures.
  ///
  /// Failed assertions don't stop the code, but a failed action does.
  /// - Parameter failures: The array to append the failures to, in order, even if the code throws.
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
