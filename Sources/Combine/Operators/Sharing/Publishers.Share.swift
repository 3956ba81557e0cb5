extension Publishers {
  /// A publisher that sends the values of one subscription to all of its subscribers, as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher from the one whose values are taken.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber; the first one starts the upstream.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure { shared.subscribe(subscriber) }

    /// Returns whether two variables hold the same publisher.
    public static func == (first: Share, second: Share) -> Bool { first === second }
  }
}

extension Publisher {
  /// Sends the values of one subscription to all subscribers; one that comes late gets only what is sent from then on.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
