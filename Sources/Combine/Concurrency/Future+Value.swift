extension Future where Failure == Never {
  /// The value, once it is there.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        whenFulfilled { continuation.resume(returning: FutureResult(result: $0)) }
      }.value
    }
  }
}

extension Future {
  /// The value, once it is there; it throws what the future fails with.
  public var value: Output {
    get async throws {
      try await withCheckedContinuation { continuation in
        whenFulfilled { continuation.resume(returning: FutureResult(result: $0)) }
      }.result.get()
    }
  }
}

/// A result on its way to the task that waits for it.
private struct FutureResult<Output, Failure: Error>: @unchecked Sendable {
  let result: Result<Output, Failure>
}

extension FutureResult where Failure == Never {
  var value: Output {
    switch result {
    case .success(let value): value
    }
  }
}
