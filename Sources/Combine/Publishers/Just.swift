/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
  /// A publisher of this kind never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber, which gets the value when it asks for one.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Never {
    subscriber.receive(subscription: OnceSubscription(.success(output), subscriber, name: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
