import VirtualTime

extension Publishers {
  /// A publisher that calls closures to decide whether to stop at a breakpoint.
  ///
  /// Tests run without a debugger. If a closure returns `true`, the test fails instead of stopping.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// A closure that returns whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// A closure that returns whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates a publisher that calls closures to decide whether to stop at a breakpoint.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches the given subscriber to this publisher.
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
      UsageError(
        kind: "combine.breakpoint", action: "continue after breakpoint", reason: "its closure returned true for \(event)",
        advice: "check the events before it, or remove the breakpoint.", place: nil
      ).report()
    }
  }
}

extension Publisher {
  /// Calls closures to decide whether to stop at an event.
  ///
  /// The test fails instead of stopping, because tests run without a debugger.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion)
  }

  /// Stops if the publisher fails.
  ///
  /// The test fails instead of stopping, because tests run without a debugger.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}
