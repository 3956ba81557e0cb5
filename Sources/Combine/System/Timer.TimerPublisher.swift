import Foundation

extension Timer {
  /// Returns a publisher that sends the date after each interval, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds of the device's clock.
  ///   - tolerance: How much later a date may come; a device's clock needs none.
  ///   - runLoop: The run loop that the timer is added to.
  ///   - mode: The mode of the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the date after each interval, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fires.
    public typealias Output = Date

    /// A publisher of this kind never fails.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval

    /// How much later a date may come.
    public let tolerance: TimeInterval?

    /// The run loop that the timer is added to.
    public let runLoop: RunLoop

    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let subscribers = SubscriberList<Date, Never>()
    private let connection = TimerConnection()

    /// Creates a publisher of dates.
    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Date, Downstream.Failure == Never {
      subscribers.add(SubjectSubscription(subscriber, subscribers, name: "Timer"), subscriber)
    }

    /// Starts the timer; where it runs already, the same connection is returned.
    ///
    /// The timer runs until the connection is cancelled, whether it is kept or not.
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

/// The one timer of a publisher, while it runs.
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

/// The subscribers, as the timer's block holds them: it runs on the run loop's thread.
private struct SentList: @unchecked Sendable {
  let list: SubscriberList<Date, Never>

  func send(_ date: Date) { for subscriber in list.current { subscriber.offer(date) } }
}
