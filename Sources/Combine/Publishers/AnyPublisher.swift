/// A type-erased publisher, for use in an app's interfaces.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let base: any Publisher<Output, Failure>

  /// Creates a type-erased publisher that wraps another one.
  public init<Base: Publisher>(_ publisher: Base) where Base.Output == Output, Base.Failure == Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  /// Attaches a subscriber to the wrapped publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    base.receive(subscriber: subscriber)
  }

  /// The name of the type, in the same format as Combine's.
  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// Wraps the publisher in a type-erased publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
