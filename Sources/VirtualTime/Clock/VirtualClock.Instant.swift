extension VirtualClock {
  /// A point in virtual time, to the nanosecond.
  public struct Instant: InstantProtocol {
    private(set) var nanoseconds: Int64

    init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    /// Creates the instant that comes this long after the scheduler's start, rounded up to a nanosecond.
    public init(offset: Swift.Duration) {
      nanoseconds = offset.roundedNanoseconds
    }

    /// The time since the scheduler (and the device that it drives) started.
    public var offset: Swift.Duration {
      get { .nanoseconds(nanoseconds) }
      set { nanoseconds = newValue.roundedNanoseconds }
    }

    /// The instant that comes `duration` later (earlier for a negative one).
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(nanoseconds: nanoseconds.addingSaturated(duration.roundedNanoseconds))
    }

    /// The time from here to `other`, negative when `other` is earlier.
    public func duration(to other: Instant) -> Swift.Duration {
      .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    /// Whether the left instant comes first.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.nanoseconds < right.nanoseconds
    }
  }
}
