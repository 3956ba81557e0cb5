extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Sendable {
    /// Asks for as many as it has room for.
    case keepFull

    /// Asks for every value, and drops what it has no room for.
    case byRequest
  }

  /// What happens to values that a buffer has no room for.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is left out.
    case dropNewest

    /// The value that waits longest is left out.
    case dropOldest

    /// The publisher fails.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until they are demanded.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How many values it keeps at most.
    public let size: Int

    /// When it asks for values.
    public let prefetch: PrefetchStrategy

    /// What happens to values that it has no room for.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let outer = OuterSubscriber<Upstream>(demand: prefetch == .keepFull ? .max(size) : .unlimited)
      let buffer = DemandBuffer(subscriber, name: "Buffer", cancelled: outer.cancel)
      outer.onValue = { value in
        if buffer.openDemand == .none, buffer.count >= size {
          switch whenFull {
          case .dropNewest: return
          case .dropOldest: buffer.removeFirst()
          case .customError(let error):
            outer.cancel()
            return buffer.complete(.failure(error()))
          }
        }
        buffer.offer(value, delivered: prefetch == .keepFull ? { outer.request(.max(1)) } : nil)
      }
      outer.onEnd = { buffer.complete($0) }
      subscriber.receive(subscription: buffer)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Keeps values until they are demanded, as many as there is room for.
  public func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
