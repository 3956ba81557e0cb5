extension Future where Failure == Never {
  /// The value of the future, available after its promise is fulfilled.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        whenFulfilled { continuation.resume(returning: FutureResult(result: $0)) }
      }.value
    }
  }
}

extension Future {
  /// The value of the future, available after its promise is fulfilled.
  ///
  /// Throws the future's error if the future fails.
  public var value: Output {
    get async throws {
      try await withCheckedContinuation { continuation in
        whenFulfilled { continuation.resume(returning: FutureResult(result: $0)) }
      }.result.get()
    }
  }
}

/// A result that is transferred to the waiting task.
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
