import Combine
import Foundation

/// A subscriber that records events, and requests values as a test specifies.
///
///     let recorder = Recorder(publisher, demand: .max(1))
///     recorder.events == ["1"]
final class Recorder<Input, Failure: Error>: Subscriber {
  /// The received values as text, and “finished” or “failed: …” for the completion.
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let more: (Input) -> Subscribers.Demand
  /// A closure that is called after a value was recorded.
  var onValue: ((Input) -> Void)?

  /// - Parameters:
  ///   - demand: The initial demand.
  ///   - more: A closure that returns the additional demand for each value.
  init(demand: Subscribers.Demand = .unlimited, more: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    first = demand
    self.more = more
  }

  convenience init<P: Publisher>(_ publisher: P, demand: Subscribers.Demand = .unlimited, more: @escaping (Input) -> Subscribers.Demand = { _ in .none })
  where P.Output == Input, P.Failure == Failure {
    self.init(demand: demand, more: more)
    publisher.subscribe(self)
  }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { events.append("a second subscription") }
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    onValue?(input)
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("failed: \(error)")
    }
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }

  func cancel() { subscription?.cancel() }

  /// Returns and clears the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A publisher that a test controls.
///
/// It sends what the test specifies and records requests.
final class Source<Output, Failure: Error>: Publisher {
  /// The requests in order: “demand 2”, “demand unlimited”, “cancel”.
  private(set) var requests: [String] = []
  private(set) var subscriberCount = 0
  private var sendValue: ((Output) -> Subscribers.Demand)?
  private var sendCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(_: Output.Type = Int.self, failure: Failure.Type = Never.self) {}

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriberCount += 1
    sendValue = { subscriber.receive($0) }
    sendCompletion = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: Line(self))
  }

  /// Sends a value regardless of demand, and records the returned demand if there's any.
  func send(_ value: Output) {
    let more = sendValue?(value) ?? .none
    if more > 0 { note(more) }
  }

  func finish() { sendCompletion?(.finished) }

  func fail(_ error: Failure) { sendCompletion?(.failure(error)) }

  private func note(_ demand: Subscribers.Demand) { requests.append("demand \(demand.max.map { "\($0)" } ?? "unlimited")") }

  /// Returns and clears the requests since the last call.
  func take() -> [String] {
    defer { requests = [] }
    return requests
  }

  private final class Line: Subscription {
    private let source: Source

    init(_ source: Source) { self.source = source }

    func request(_ demand: Subscribers.Demand) { source.note(demand) }

    func cancel() { source.requests.append("cancel") }
  }
}

/// The failures in tests.
enum SampleError: Error, Equatable {
  case first, second
}
