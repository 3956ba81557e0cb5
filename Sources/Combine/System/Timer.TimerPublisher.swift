import Foundation

extension Timer {
  /// Returns a publisher that sends the date after each interval when it's connected.
  ///
  /// - Parameters:
  ///   - interval: The interval, in virtual seconds.
  ///   - tolerance: The tolerance, which has no effect, because the device's clock is exact.
  ///   - runLoop: The run loop that the timer is added to.
  ///   - mode: The mode of the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the date after each interval when it's connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the publisher's values: the dates when the timer fires.
    public typealias Output = Date

    /// The type of failure.
    ///
    /// This publisher never fails.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval

    /// The tolerance of the timer.
    public let tolerance: TimeInterval?

    /// The run loop that the timer is added to.
    public let runLoop: RunLoop

    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    /// The options for the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let subscribers = SubscriberList<Date, Never>()
    private let connection = TimerConnection()

    /// Creates a publisher that sends the date after each interval.
    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Date, Downstream.Failure == Never {
      subscribers.add(SubjectSubscription(subscriber, subscribers, name: "Timer"), subscriber)
    }

    /// Starts the timer.
    ///
    /// If the timer is already running, returns the same connection.
    /// The timer runs until the connection is canceled, even if the connection is released.
    public func connect() -> any Cancellable {
      connection.start {
        let timer = Timer(timeInterval: interval, repeats: true) { [subscribers = SentList(list: subscribers)] _ in subscribers.send(Date()) }
        if let tolerance { timer.tolerance = tolerance }
        runLoop.add(timer, forMode: mode)
        return timer
      }
      return connection
    }
  }
}

/// The timer of a publisher while it's running.
private final class TimerConnection: Cancellable {
  private let lock = NSLock()
  private var timer: Timer?

  func start(_ make: () -> Timer) {
    guard lock.withLock({ timer }) == nil else { return }
    let made = make()
    lock.withLock { timer = made }
  }

  func cancel() {
    let timer = lock.withLock {
      defer { self.timer = nil }
      return self.timer
    }
    timer?.invalidate()
  }
}

/// The subscribers, in a form that the timer's block can capture.
///
/// The block runs on the run loop's thread.
private struct SentList: @unchecked Sendable {
  let list: SubscriberList<Date, Never>

  func send(_ date: Date) { for subscriber in list.current { subscriber.offer(date) } }
}
