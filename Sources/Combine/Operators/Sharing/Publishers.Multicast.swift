import Foundation

extension Publishers {
  /// A publisher that sends the values of one subscription to many subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the subject.
    public let createSubject: () -> SubjectType

    private let lock = NSRecursiveLock()
    private var made: SubjectType?

    /// Creates a publisher from the one whose values are taken.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      lock.withLock {
        if let made { return made }
        let new = createSubject()
        made = new
        return new
      }
    }

    /// Attaches a subscriber to the subject.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure { subject.subscribe(subscriber) }

    /// Subscribes to the publisher; the subscription ends when the returned object is cancelled or released.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Sends the values of one subscription to many subscribers, through a subject that a closure creates, once it is connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values of one subscription to many subscribers, through a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output { multicast { subject } }
}
