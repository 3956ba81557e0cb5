extension Publishers {
  /// A publisher that continues with another publisher if its upstream publisher fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the publisher's failures.
    public typealias Failure = NewPublisher.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns the publisher to continue with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that continues with another publisher if the upstream publisher fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let relay = RelaySubscription(subscriber, name: "Catch")
      relay.start()
      relay.attach(upstream) {
        switch $0 {
        case .finished: relay.complete(.finished)
        case .failure(let error): relay.attach(handler(error)) { relay.complete($0) }
        }
      }
    }
  }
}

extension Publisher {
  /// Continues with another publisher if this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher that continues with another publisher, which a throwing closure returns.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns the publisher to continue with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher that continues with another publisher, which a throwing closure returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let relay = RelaySubscription(subscriber, name: "TryCatch")
      relay.start()
      relay.attach(upstream) {
        switch $0 {
        case .finished: relay.complete(.finished)
        case .failure(let error):
          do {
            relay.attach(try handler(error)) { relay.complete($0.mapError { $0 }) }
          } catch {
            relay.complete(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Continues with another publisher if this one fails, or fails with the error that the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
