import Foundation

/// A publisher that sends nothing until it's connected, so several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects the publisher, which starts sending values.
  ///
  /// - Returns: An object that disconnects the publisher when it's canceled. An ``AnyCancellable`` also disconnects when it's released.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects the publisher for the first subscriber, and disconnects it after the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that keeps its upstream publisher connected while there are subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher to connect.
    public let upstream: Upstream

    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher that connects the upstream publisher automatically.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, and connects the upstream publisher for the first one.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.subscribe(PassingSubscription(subscriber, ended: { self.noteEnd() }))
      // Don't connect if the subscriber has already received the completion, because the upstream publisher has ended.
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
