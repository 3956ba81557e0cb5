import Synchronization

/// A failure that occurred in one of many orders and isn't reported yet.
package struct FoundFailure: Sendable {
  let failure: TestFailure
  package let location: SourceLocation
  /// Whether the test library has already reported the failure.
  let isReported: Bool

  /// Returns whether another failure has the same kind and the same place.
  func isLike(_ other: FoundFailure) -> Bool {
    failure.kind == other.failure.kind && location.filePath == other.location.filePath && location.line == other.location.line
  }
}

/// A reporter that stores the first failure of one of many runs instead of reporting it.
package final class FailureCollector: TestReporter {
  private let first = Mutex<FoundFailure?>(nil)
  private let request = Mutex<String?>(nil)
  private let end = Mutex<Duration>(.zero)

  private let isUsed = Atomic<Bool>(false)

  /// Whether the run did anything that can check something.
  var hasUse: Bool { isUsed.load(ordering: .relaxed) }

  /// Records that the run did something that can check something.
  func noteUse() { isUsed.store(true, ordering: .relaxed) }

  /// Creates a collector without a failure.
  package init() {}

  /// The first failure, if there was one.
  package var found: FoundFailure? { first.withLock { $0 } }

  /// The reason why the run was skipped, if it was.
  var skipReason: String? { request.withLock { $0 } }

  /// The virtual time that the run took.
  ///
  /// It's zero for a logged run, whose time the log has.
  var virtual: Duration { end.withLock { $0 } }

  /// Records the virtual time at the end of the run.
  func noteEnd(at virtual: Duration) { end.withLock { $0 = virtual } }

  package func record(_ failure: TestFailure, at location: SourceLocation) { record(failure, at: location, isReported: false) }

  /// Stores a failure, unless there's already one.
  /// - Parameters:
  ///   - failure: The failure.
  ///   - location: The place of the failure.
  ///   - isReported: Whether the test library has already reported the failure.
  package func record(_ failure: TestFailure, at location: SourceLocation, isReported: Bool) {
    first.withLock { $0 = $0 ?? FoundFailure(failure: failure, location: location, isReported: isReported) }
  }

  package func skip(_ reason: String, at location: SourceLocation) {
    request.withLock { $0 = $0 ?? reason }
  }
}
