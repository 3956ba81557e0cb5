import Foundation

extension Publishers {
  /// A publisher that shares one subscription among many subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns the subject.
    public let createSubject: () -> SubjectType

    private let lock = NSRecursiveLock()
    private var made: SubjectType?

    /// Creates a publisher that shares one subscription among many subscribers through a subject.
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

    /// Subscribes to the upstream publisher until the returned object is canceled or released.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Shares one subscription among many subscribers through a subject that a closure returns.
  ///
  /// Values are sent after the returned publisher is connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription among many subscribers through a subject.
  ///
  /// Values are sent after the returned publisher is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output { multicast { subject } }
}
