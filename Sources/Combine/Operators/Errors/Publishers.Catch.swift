extension Publishers {
  /// A publisher that goes on with another one when the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The kind of failures that come out.
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the publisher that takes over.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
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
  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher that goes on with another one when the upstream fails, unless creating it throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the publisher that takes over.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
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
  /// Goes on with another publisher when this one fails, or fails with what the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
