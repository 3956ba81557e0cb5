import Synchronization

/// A POSIX timer that captured code has set: busy until it has fired once, in real time, or was disarmed.
final class PosixTimer: DescribedResource {
  let name = "a POSIX timer"
  private let end: UInt64
  private let since: VirtualClock.Instant
  private let startedBy: String?
  private let isDisarmed = Atomic(false)

  /// - Parameter nanoseconds: The real time until it fires for the first time.
  init(firesAfter nanoseconds: Int64, since: VirtualClock.Instant, startedBy: String?) {
    end = RealTime.nanoseconds &+ UInt64(nanoseconds)
    self.since = since
    self.startedBy = startedBy
  }

  var isIdle: Bool { isDisarmed.load(ordering: .acquiring) || RealTime.nanoseconds >= end }

  var pendingWork: PendingWork { PendingWork(name: name, kind: .resource, due: nil, since: since, startedBy: startedBy) }

  // The last timer that was set at each of the C library's identifiers, which are used again.
  private static let armed = Mutex<[UInt: PosixTimer]>([:])

  /// A timer was set again, disarmed or deleted: what was known of it is over.
  static func replace(_ id: UInt, by timer: PosixTimer?) {
    let old = armed.withLock { armed in
      defer { armed[id] = timer }
      return armed[id]
    }
    old?.isDisarmed.store(true, ordering: .releasing)
  }
}
