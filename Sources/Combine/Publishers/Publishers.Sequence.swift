import Foundation

extension Publishers {
  /// A publisher that sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The sequence of elements to send.
    public let sequence: Elements

    /// Creates a publisher that sends the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber, which receives the elements from the start.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Elements.Element, Downstream.Failure == Failure {
      SequenceSubscription(sequence, subscriber).start()
    }
  }
}

extension Sequence {
  /// A publisher that sends the elements of the sequence and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A subscription that sends elements in a loop.
///
/// A demand that is made during the loop extends the loop.
private final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private let sequence: Elements
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ sequence: Elements, _ downstream: Downstream) {
    self.sequence = sequence
    self.downstream = downstream
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  var description: String { "\(sequence)" }

  func start() {
    guard let downstream else { return }
    if next == nil {
      self.downstream = nil
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(subscription: self)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    if isSending { return lock.unlock() }
    isSending = true
    while let downstream, let value = next, self.demand > 0 {
      self.demand -= 1
      lock.unlock()
      // Don't hold the lock here, because the sequence may run the app's code.
      let following = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      self.demand += more
      next = following
      if following == nil, let downstream = self.downstream {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: .finished)
        lock.lock()
      }
    }
    isSending = false
    lock.unlock()
  }

  func cancel() { lock.withLock { downstream = nil } }
}
