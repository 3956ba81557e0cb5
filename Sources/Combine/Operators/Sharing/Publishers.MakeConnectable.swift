extension Publishers {
  /// A publisher that sends nothing before it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// A publisher of this kind never fails.
    public typealias Failure = Never

    /// The publisher whose values are taken.
    public let upstream: Upstream

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates a publisher from the one whose values are taken.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Never { shared.subscribe(subscriber) }

    /// Starts the publisher; it stops when the returned object is cancelled or released.
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Sends nothing before it is connected, so that several subscribers can get ready.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
