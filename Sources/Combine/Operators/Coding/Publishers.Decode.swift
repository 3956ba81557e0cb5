import Foundation

extension Publishers {
  /// A publisher of what a decoder makes of the upstream's values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher where Upstream.Output == Coder.Input {
    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The decoder.
    public let decoder: Coder

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "Decode", throwing: { .pass(try decoder.decode(Output.self, from: $0)) }))
    }
  }
}

extension Publisher {
  /// Makes a value of each with a decoder: `.decode(type: [Post].self, decoder: JSONDecoder())`; the publisher fails where that is not possible.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
