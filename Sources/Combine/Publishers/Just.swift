/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
  /// The type of failure.
  ///
  /// This publisher never fails.
  public typealias Failure = Never

  /// The value to send.
  public let output: Output

  /// Creates a publisher that sends one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber, which receives the value when it requests one.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Never {
    subscriber.receive(subscription: OnceSubscription(.success(output), subscriber, name: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
