/// The values of a publisher that never fails, as an asynchronous sequence.
///
/// A value is demanded for each turn of the loop. The subscription ends with the loop, or when its task is cancelled.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The kind of the publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: AsyncInbox(publisher)) }

  /// Waits for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, Never>

    /// Waits for the next value; `nil` once the publisher has finished.
    public mutating func next() async -> P.Output? { (try? await inbox.next()) ?? nil }
  }
}

/// The values of a publisher that can fail, as an asynchronous sequence.
///
/// A value is demanded for each turn of the loop. The subscription ends with the loop, or when its task is cancelled.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The kind of the publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: AsyncInbox(publisher)) }

  /// Waits for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, P.Failure>

    /// Waits for the next value; `nil` once the publisher has finished. It throws what the publisher fails with.
    public mutating func next() async throws -> P.Output? { try await inbox.next() }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence: `for await value in publisher.values`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence: `for try await value in publisher.values`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
