import Foundation

/// A publisher that sends nothing before it is connected, so that several subscribers can get ready.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the publisher.
  ///
  /// - Returns: What stops it again; it is stopped when this is released too, if it is an ``AnyCancellable``.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects the publisher when the first subscriber comes, and disconnects it when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that connects another one while there are subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values of the connected publisher.
    public typealias Output = Upstream.Output

    /// The kind of failures of the connected publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher that connects another one by itself.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, and connects the publisher for the first one.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.subscribe(PassingSubscription(subscriber, ended: { self.noteEnd() }))
      // A publisher that has ended ends its subscribers at once.
      guard isFirst, lock.withLock({ subscriberCount > 0 }) else { return }
      let made = upstream.connect()
      let isOver = lock.withLock {
        if subscriberCount > 0 { connection = made }
        return subscriberCount == 0
      }
      if isOver { made.cancel() }
    }

    private func noteEnd() {
      let connection = lock.withLock {
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil as (any Cancellable)? }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}
