/// A publisher that is created for each subscriber when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the created publisher's values.
  public typealias Output = DeferredPublisher.Output

  /// The type of the created publisher's failures.
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a closure that runs for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Attaches a subscriber to a new publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
