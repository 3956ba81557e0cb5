extension Publishers {
  /// A publisher that prints the events that pass through it.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The prefix of each line.
    public let prefix: String

    /// The stream that the lines are written to, or `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that prints the events that pass through it.
    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Prints the events that pass through: “receive value: (1)”.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> { Publishers.Print(upstream: self, prefix: prefix, stream: stream) }
}
