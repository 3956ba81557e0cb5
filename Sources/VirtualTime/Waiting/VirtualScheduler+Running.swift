import CConcurrencyHooks

extension VirtualScheduler {
  /// Runs an asynchronous function to its end from synchronous code, on the main actor or elsewhere.
  ///
  /// - Everything that the function waits for runs inside this call, in virtual time.
  /// - If the function can't end, it's canceled. The limits are the timeout and ten times `jobLimit` jobs.
  ///
  /// - Parameters:
  ///   - timeout: The maximum virtual time that the function may take.
  ///   - operation: The function. It starts as a main-actor task with the caller's task-local values.
  /// - Returns: The result of the function.
  /// - Throws: The error that the function throws, or ``VirtualTimeError`` if the function can't end.
  @discardableResult
  public func run<T: Sendable>(timeout: Duration = .seconds(86_400), _ operation: @escaping @MainActor () async throws -> T) throws -> T {
    let result = RunBox<T>()
    let start = UncheckedOperation(operation)
    let task = inScope(cause: nil) {
      Task { @MainActor in
        do {
          result.set(.success(try await start.operation()))
        } catch {
          result.set(.failure(error))
        }
      }
    }
    let began = now
    let outcome = driving {
      wait(nanoseconds: max(0, timeout.roundedNanoseconds), jobs: min(jobLimit, .max / 10) * 10) { result.value != nil }
    }
    if let value = result.value { return try value.get() }
    task.cancel()
    runDue()
    switch outcome {
    case .neverSettles(let cause): throw VirtualTimeError.neverSettles(cause: cause)
    case .timedOut: throw VirtualTimeError.timedOut(after: began.duration(to: now))
    case .nothingPending, .satisfied, .idle: throw VirtualTimeError.nothingPending
    }
  }
}

/// A wrapper that passes a main-actor function to its task, which is the only code that calls it.
private struct UncheckedOperation<T>: @unchecked Sendable {
  let operation: @MainActor () async throws -> T

  init(_ operation: @escaping @MainActor () async throws -> T) {
    self.operation = operation
  }
}

/// A container for the result of a task, which synchronous code reads.
private final class RunBox<T: Sendable>: @unchecked Sendable {
  private let lock: OpaquePointer = stk_time_lock_create()
  private var stored: Result<T, any Error>?

  deinit { stk_time_lock_destroy(lock) }

  var value: Result<T, any Error>? {
    stk_time_lock_acquire(lock)
    defer { stk_time_lock_release(lock) }
    return stored
  }

  func set(_ value: Result<T, any Error>) {
    stk_time_lock_acquire(lock)
    stored = value
    stk_time_lock_release(lock)
  }
}
