/// An asynchronous sequence of the values of a publisher that never fails.
///
/// Each iteration of the loop requests a value. The subscription ends when the loop ends or its task is canceled.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns an iterator over the publisher's values.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: AsyncInbox(publisher)) }

  /// An iterator that waits for the publisher's values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, Never>

    /// Waits for the next value, and returns `nil` after the publisher finishes.
    public mutating func next() async -> P.Output? { (try? await inbox.next()) ?? nil }
  }
}

/// An asynchronous sequence of the values of a publisher that can fail.
///
/// Each iteration of the loop requests a value. The subscription ends when the loop ends or its task is canceled.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns an iterator over the publisher's values.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: AsyncInbox(publisher)) }

  /// An iterator that waits for the publisher's values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, P.Failure>

    /// Waits for the next value, and returns `nil` after the publisher finishes.
    ///
    /// Throws the publisher's error if the publisher fails.
    public mutating func next() async throws -> P.Output? { try await inbox.next() }
  }
}

extension Publisher where Failure == Never {
  /// The publisher's values as an asynchronous sequence: `for await value in publisher.values`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The publisher's values as an asynchronous sequence: `for try await value in publisher.values`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
