import Foundation

extension Publishers {
  /// A publisher that decodes values from its upstream publisher.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher where Upstream.Output == Coder.Input {
    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The decoder of the values.
    public let decoder: Coder

    /// Creates a publisher that decodes values from the upstream publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "Decode", throwing: { .pass(try decoder.decode(Output.self, from: $0)) }))
    }
  }
}

extension Publisher {
  /// Decodes each value with a decoder: `.decode(type: [Post].self, decoder: JSONDecoder())`.
  ///
  /// The publisher fails if decoding throws an error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
