import Synchronization

/// A failure of a run under one of many orders, before it is decided what is reported.
package struct FoundFailure: Sendable {
  let failure: TestFailure
  package let location: SourceLocation
  /// Whether the test library has reported it by itself already.
  let isReported: Bool

  /// Whether it is the same failure, as far as can be told.
  func isLike(_ other: FoundFailure) -> Bool {
    failure.kind == other.failure.kind && location.filePath == other.location.filePath && location.line == other.location.line
  }
}

/// Keeps the first failure of a run that is one of many, in place of reporting it.
package final class FailureCollector: TestReporter {
  private let first = Mutex<FoundFailure?>(nil)
  private let request = Mutex<String?>(nil)
  private let end = Mutex<Duration>(.zero)

  private let isUsed = Atomic<Bool>(false)

  /// Whether something was done in the run that may check something.
  var hasUse: Bool { isUsed.load(ordering: .relaxed) }

  /// Takes note that something was done in the run that may check something.
  func noteUse() { isUsed.store(true, ordering: .relaxed) }

  /// Creates a collector without a failure.
  package init() {}

  /// The first failure.
  package var found: FoundFailure? { first.withLock { $0 } }

  /// Why the run asked to be skipped.
  var skipReason: String? { request.withLock { $0 } }

  /// The virtual time that the run has taken; zero for one that goes to a log, which has its time.
  var virtual: Duration { end.withLock { $0 } }

  /// Keeps the virtual time at which the run was over.
  func noteEnd(at virtual: Duration) { end.withLock { $0 = virtual } }

  package func record(_ failure: TestFailure, at location: SourceLocation) { record(failure, at: location, isReported: false) }

  /// Keeps a failure, unless there was one before.
  /// - Parameters:
  ///   - failure: The failure.
  ///   - location: Where it happened.
  ///   - isReported: Whether the test library has reported it by itself already.
  package func record(_ failure: TestFailure, at location: SourceLocation, isReported: Bool) {
    first.withLock { $0 = $0 ?? FoundFailure(failure: failure, location: location, isReported: isReported) }
  }

  package func skip(_ reason: String, at location: SourceLocation) {
    request.withLock { $0 = $0 ?? reason }
  }
}
