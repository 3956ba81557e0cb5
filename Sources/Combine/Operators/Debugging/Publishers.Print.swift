extension Publishers {
  /// A publisher that prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// What each line begins with.
    public let prefix: String

    /// Where lines are written; standard output where there is none.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let prefix = prefix.isEmpty ? "" : "\(prefix): "
      var stream = stream
      func write(_ line: String) {
        if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
      }
      upstream.subscribe(
        PassingSubscription(
          subscriber,
          events: .init(
            subscribed: { write("receive subscription: (\($0))") },
            received: { write("receive value: (\($0))") },
            completed: {
              switch $0 {
              case .finished: write("receive finished")
              case .failure(let error): write("receive error: (\(error))")
              }
            },
            cancelled: { write("receive cancel") },
            demanded: { demand, isAnswer in write("request \(demand.max.map { "max: (\($0))" } ?? "unlimited")\(isAnswer ? " (synchronous)" : "")") })))
    }
  }
}

extension Publisher {
  /// Prints what passes: “receive value: (1)”.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> { Publishers.Print(upstream: self, prefix: prefix, stream: stream) }
}
