extension Publishers {
  /// A publisher of the values at some places.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The places, counted from zero.
    public let range: CountableRange<Int>

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
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
  /// Sends at most so many values and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength)) }

  /// Sends the value at a place, counted from zero, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { Publishers.Output(upstream: self, range: index < 0 ? 0..<0 : index..<index + 1) }

  /// Sends the values at some places, counted from zero, and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: Int.min..<Int.max).clamped(to: 0..<Int.max))
  }
}
