extension Publishers {
  /// A publisher that shares one upstream subscription among its subscribers.
  ///
  /// The subscription ends when the last subscriber cancels.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares one upstream subscription among its subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber, and subscribes to the upstream publisher for the first one.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure { shared.subscribe(subscriber) }

    /// Returns whether two publishers are the same instance.
    public static func == (first: Share, second: Share) -> Bool { first === second }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  ///
  /// A late subscriber receives only values sent after it subscribes.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
