import Synchronization

/// A POSIX timer of captured code, which is busy until it fires once in real time or is disarmed.
final class PosixTimer: DescribedResource {
  let name = "a POSIX timer"
  private let end: UInt64
  private let since: VirtualClock.Instant
  private let startedBy: String?
  private let isDisarmed = Atomic(false)

  /// Creates a timer.
  ///
  /// - Parameter nanoseconds: The real time until the timer fires for the first time.
  init(firesAfter nanoseconds: Int64, since: VirtualClock.Instant, startedBy: String?) {
    end = RealTime.nanoseconds &+ UInt64(nanoseconds)
    self.since = since
    self.startedBy = startedBy
  }

  var isIdle: Bool { isDisarmed.load(ordering: .acquiring) || RealTime.nanoseconds >= end }

  var pendingWork: PendingWork { PendingWork(name: name, kind: .resource, due: nil, since: since, startedBy: startedBy) }

  // Keep only the latest timer for each identifier, because the C library reuses the identifiers of deleted timers.
  private static let armed = Mutex<[UInt: PosixTimer]>([:])

  /// Replaces a timer that was set again, disarmed, or deleted.
  static func replace(_ id: UInt, by timer: PosixTimer?) {
    let old = armed.withLock { armed in
      defer { armed[id] = timer }
      return armed[id]
    }
    old?.isDisarmed.store(true, ordering: .releasing)
  }
}
