import VirtualTime

extension Publishers {
  /// A publisher that is not expected to fail.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The kind of failures that come out.
    public typealias Failure = Never

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// What the message begins with.
    public let prefix: String

    /// The source file that the message names.
    public let file: StaticString

    /// The line that the message names.
    public let line: UInt

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        TransformSubscription(
          subscriber, name: "AssertNoFailure",
          onFailure: { (error: Upstream.Failure) in
            Misuse(
              kind: "combine.unexpectedFailure", action: "go on after assertNoFailure", reason: "the publisher failed with \(error)\(prefix.isEmpty ? "" : " (\(prefix))")",
              advice: "handle the failure with catch or replaceError. Apple’s Combine ends the app here.",
              place: Misuse.Place(fileID: "\(file)", filePath: "\(file)", line: Int(line))
            ).report()
          }))
    }
  }
}

extension Publisher {
  /// Says that the publisher is not expected to fail.
  ///
  /// A failure fails the test that runs, and nothing more is sent; Apple's Combine ends the app.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
