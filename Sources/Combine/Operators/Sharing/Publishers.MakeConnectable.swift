extension Publishers {
  /// A publisher that sends nothing until it's connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure.
    ///
    /// This publisher never fails.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates a publisher that sends nothing until it's connected.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Never { shared.subscribe(subscriber) }

    /// Connects the publisher until the returned object is canceled or released.
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Delays all values until the publisher is connected, so several subscribers can be attached first.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
