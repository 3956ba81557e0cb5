import Dispatch

/// Runs what is due on the queue.
extension DispatchQueue: Scheduler {
  /// A point in time of dispatch queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the time from this point to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(.nanoseconds(Int(clamping: Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds))))
    }

    /// Returns the point that is so much later.
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
  }

  /// How a queue runs a closure.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// The group that the closure belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present time, on the device's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Adds a closure to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  /// Adds a closure to the queue at a time.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  /// Adds a closure to the queue at a time, and again after each interval.
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
