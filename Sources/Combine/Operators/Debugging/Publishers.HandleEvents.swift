extension Publishers {
  /// A publisher that calls closures with what passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Is called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Is called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// Is called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Is called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?

    /// Is called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher from the one whose values are taken.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let receiveRequest = receiveRequest
      upstream.subscribe(
        PassingSubscription(
          subscriber,
          events: .init(
            subscribed: receiveSubscription, received: receiveOutput, completed: receiveCompletion, cancelled: receiveCancel,
            demanded: receiveRequest.map { told in { demand, _ in told(demand) } })))
    }
  }
}

extension Publisher {
  /// Calls closures with what passes, before it is passed on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
