extension Publishers {
  /// A strategy for when a buffer requests values.
  public enum PrefetchStrategy: Sendable {
    /// Requests as many values as fit in the buffer.
    case keepFull

    /// Requests all values.
    ///
    /// Values that don't fit in the buffer are handled by the buffering strategy.
    case byRequest
  }

  /// A strategy for values that don't fit in a buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Discards the newest value.
    case dropNewest

    /// Discards the oldest value in the buffer.
    case dropOldest

    /// Fails with the error that the closure returns.
    case customError(() -> Failure)
  }

  /// A publisher that buffers values until they're requested.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of values in the buffer.
    public let size: Int

    /// The strategy for when the buffer requests values.
    public let prefetch: PrefetchStrategy

    /// The strategy for values that don't fit in the buffer.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates a publisher that buffers values until they're requested.
    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Buffers values until they're requested, up to a maximum number.
  public func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
