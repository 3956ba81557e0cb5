import VirtualTime

extension Publishers {
  /// A publisher that must not fail.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the publisher's failures.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream

    /// The prefix of the message.
    public let prefix: String

    /// The source file in the message.
    public let file: StaticString

    /// The source line in the message.
    public let line: UInt

    /// Creates a publisher that must not fail.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(
          subscriber, name: "AssertNoFailure",
          onFailure: { (error: Upstream.Failure) in
            UsageError(
              kind: "combine.unexpectedFailure", action: "continue after assertNoFailure", reason: "the publisher failed with \(error)\(prefix.isEmpty ? "" : " (\(prefix))")",
              advice: "handle the failure with catch or replaceError. With Apple’s Combine, the app would crash.",
              place: UsageError.Place(fileID: "\(file)", filePath: "\(file)", line: Int(line))
            ).report()
          }))
    }
  }
}

extension Publisher {
  /// Asserts that the publisher doesn't fail.
  ///
  /// If the publisher fails, the running test fails and no more events are sent. Apple's Combine terminates the app instead.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
