extension Publishers {
  /// A publisher that calls closures for the events that pass through it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that is called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// A closure that is called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// A closure that is called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// A closure that is called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?

    /// A closure that is called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that calls closures for the events that pass through it.
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

    /// Attaches the given subscriber to this publisher.
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
  /// Calls closures with each event before the event is passed on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
