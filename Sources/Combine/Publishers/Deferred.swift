/// A publisher that is created anew for each subscriber, at the moment it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values of the publisher that is created.
  public typealias Output = DeferredPublisher.Output

  /// The kind of failures of the publisher that is created.
  public typealias Failure = DeferredPublisher.Failure

  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a closure that runs for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Attaches a subscriber to a new publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
