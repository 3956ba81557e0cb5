import Foundation

extension Subscribers {
  /// A subscriber that assigns each value to a property of an object.
  ///
  /// The subscriber holds the object until the subscription is canceled or the publisher finishes.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// The type of failure.
    ///
    /// This subscriber doesn't accept failures.
    public typealias Failure = Never

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var root: Root?

    /// The object with the property, or `nil` after the subscription is over.
    public var object: Root? { lock.withLock { root } }

    /// The key path of the property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that assigns values to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// Receives the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard root != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Assigns a value to the property.
    public func receive(_ input: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Receives the completion and releases the object.
    public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

    /// Cancels the subscription and releases the object.
    public func cancel() { end().subscription?.cancel() }

    private func end() -> (subscription: (any Subscription)?, root: Root?) {
      lock.withLock {
        defer { (subscription, root) = (nil, nil) }
        return (subscription, root)
      }
    }

    /// The name of the type, in the same format as Combine's.
    public var description: String { "Assign \(Root.self)" }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object.
  ///
  /// The subscription lasts, and holds the object, until the returned object is canceled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
