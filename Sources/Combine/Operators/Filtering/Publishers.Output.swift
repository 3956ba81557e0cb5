extension Publishers {
  /// A publisher that sends the values in a range of indices.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The range of indices, starting at zero.
    public let range: CountableRange<Int>

    /// Creates a publisher that sends the values in a range of indices.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var index = -1
      upstream.subscribe(
        TransformSubscription(subscriber, name: "Output") {
          index += 1
          if index < range.lowerBound { return .skip }
          return index < range.upperBound - 1 ? .pass($0) : .last($0)
        })
    }
  }
}

extension Publisher {
  /// Sends values up to the given number and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength)) }

  /// Sends the value at an index, starting at zero, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { Publishers.Output(upstream: self, range: index < 0 ? 0..<0 : index..<index + 1) }

  /// Sends the values in a range of indices, starting at zero, and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: Int.min..<Int.max).clamped(to: 0..<Int.max))
  }
}
