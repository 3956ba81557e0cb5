import Dispatch

/// A dispatch queue runs scheduled closures as work items.
extension DispatchQueue: Scheduler {
  /// A point in time for dispatch queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The point in time as a dispatch time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time from a dispatch time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the time from this point to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(.nanoseconds(Int(clamping: Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds))))
    }

    /// Returns the point in time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
  }

  /// Options for running a closure on a queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// The dispatch group that the closure belongs to.
    public var group: DispatchGroup?

    /// Creates options with a quality of service, flags and a dispatch group.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time of the device's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Adds a closure to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  /// Adds a closure to the queue at a given time.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  /// Adds a closure to the queue at a given time, and repeatedly after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SentAction(action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    source.setEventHandler { action.run() }
    source.activate()
    return AnyCancellable { source.cancel() }
  }
}
