extension VirtualClock {
  /// A point in virtual time, to the nanosecond.
  public struct Instant: InstantProtocol {
    private(set) var nanoseconds: Int64

    init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    /// Creates the instant at the given time after the scheduler's start, rounded up to a nanosecond.
    public init(offset: Swift.Duration) {
      nanoseconds = offset.roundedNanoseconds
    }

    /// The time since the start of the scheduler and of the device that it drives.
    public var offset: Swift.Duration {
      get { .nanoseconds(nanoseconds) }
      set { nanoseconds = newValue.roundedNanoseconds }
    }

    /// Returns the instant that is `duration` later, or earlier if `duration` is negative.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(nanoseconds: nanoseconds.addingSaturated(duration.roundedNanoseconds))
    }

    /// Returns the time from this instant to `other`, which is negative if `other` is earlier.
    public func duration(to other: Instant) -> Swift.Duration {
      .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    /// Returns whether the left instant is before the right one.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.nanoseconds < right.nanoseconds
    }
  }
}
