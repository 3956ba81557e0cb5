import VirtualTime

extension Publishers {
  /// A publisher that asks closures whether to stop.
  ///
  /// No debugger waits for a test's process: where a closure says so, the test is failed in place of stopping.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates the publisher from the one whose values are taken.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let (receiveSubscription, receiveOutput, receiveCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
      upstream.subscribe(
        PassingSubscription(
          subscriber,
          events: .init(
            subscribed: { if receiveSubscription?($0) == true { Self.stop(at: "the subscription") } },
            received: { if receiveOutput?($0) == true { Self.stop(at: "the value \($0)") } },
            completed: { if receiveCompletion?($0) == true { Self.stop(at: "the completion \($0)") } })))
    }

    private static func stop(at event: String) {
      Misuse(
        kind: "combine.breakpoint", action: "go on after breakpoint", reason: "its closure says to stop at \(event)",
        advice: "look at what came before, or take the breakpoint away.", place: nil
      ).report()
    }
  }
}

extension Publisher {
  /// Asks closures whether to stop at what passes; here the test is failed in place of stopping.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion)
  }

  /// Stops when the publisher fails; here the test is failed in place of stopping.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}
