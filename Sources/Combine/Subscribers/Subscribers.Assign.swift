import Foundation

extension Subscribers {
  /// A subscriber that sets a property of an object to each value; it holds the object until it is cancelled or the publisher has finished.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// It accepts no failure.
    public typealias Failure = Never

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var root: Root?

    /// The object; `nil` once the subscription is over.
    public var object: Root? { lock.withLock { root } }

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that sets a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// Asks for every value.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard root != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Sets the property.
    public func receive(_ input: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

    /// Ends the subscription and lets go of the object.
    public func cancel() { end().subscription?.cancel() }

    private func end() -> (subscription: (any Subscription)?, root: Root?) {
      lock.withLock {
        defer { (subscription, root) = (nil, nil) }
        return (subscription, root)
      }
    }

    /// The name of the type, as Combine prints it.
    public var description: String { "Assign \(Root.self)" }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value, until the returned object is cancelled or released; the object is held as long.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
