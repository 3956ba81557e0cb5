import Foundation

/// A subscription that merges the values of several publishers.
///
/// If the demand is limited, values are buffered. Each publisher can be one value ahead of the subscriber.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var buffer: DemandBuffer<Downstream>!
  private var lines: [Line] = []
  private var isUnlimited = false
  // The number of sources that haven't ended. A source is a merged publisher, or a publisher that can add others.
  private var running: Int
  private let lineEnded: () -> Void
  private let cancelled: () -> Void

  /// - Parameters:
  ///   - sources: The initial number of sources. Each of them must end.
  ///   - lineEnded: A closure that is called when one of the added publishers finishes.
  ///   - cancelled: A closure that is called when the subscriber cancels or one of the publishers fails.
  init(_ downstream: Downstream, name: String, sources: Int, lineEnded: @escaping () -> Void = {}, cancelled: @escaping () -> Void = {}) {
    running = sources
    self.lineEnded = lineEnded
    self.cancelled = cancelled
    buffer = DemandBuffer(downstream, name: name) { [unowned self] in
      noteDemand($0)
    } cancelled: { [unowned self] in
      stop()
    }
  }

  /// Passes a subscriber its subscription.
  ///
  /// Add the publishers after calling this function.
  static func begin(_ downstream: Downstream, sources: Int) -> MergeSubscription {
    let merge = MergeSubscription(downstream, name: "Merge", sources: sources)
    downstream.receive(subscription: merge)
    return merge
  }

  var description: String { buffer.description }

  func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

  func cancel() { buffer.cancel() }

  /// Adds a publisher and passes on its values.
  @discardableResult
  func add<Source: Publisher<Downstream.Input, Downstream.Failure>>(_ publisher: Source) -> Self {
    if buffer.isOver { return self }
    let line = Line(self)
    lock.withLock { lines.append(line) }
    publisher.subscribe(line)
    return self
  }

  /// Notes an additional source of values.
  func noteSource() { lock.withLock { running += 1 } }

  /// Notes that one of the sources finished, or fails the subscription.
  func noteEnd(_ completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .failure:
      buffer.completeAtOnce(completion)
      stop()
    case .finished:
      let isLast = lock.withLock {
        running -= 1
        return running == 0
      }
      if isLast { buffer.complete(.finished) }
    }
  }

  private func noteDemand(_ demand: Subscribers.Demand) {
    let lines = lock.withLock {
      if isUnlimited || demand != .unlimited { return [Line]() }
      isUnlimited = true
      return self.lines
    }
    for line in lines { line.subscription?.request(.unlimited) }
  }

  private func stop() {
    let lines = lock.withLock {
      defer { self.lines = [] }
      return self.lines
    }
    for line in lines { line.subscription?.cancel() }
    cancelled()
  }

  /// The subscriber for one of the publishers.
  private final class Line: Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let merge: MergeSubscription
    private(set) var subscription: (any Subscription)?

    init(_ merge: MergeSubscription) { self.merge = merge }

    func receive(subscription: any Subscription) {
      let demand: Subscribers.Demand? = merge.lock.withLock {
        guard self.subscription == nil, merge.lines.contains(where: { $0 === self }) else { return nil }
        self.subscription = subscription
        return merge.isUnlimited ? .unlimited : .max(1)
      }
      if let demand { subscription.request(demand) } else { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      guard merge.lock.withLock({ merge.lines.contains { $0 === self } }) else { return .none }
      merge.buffer.offer(input) { [self] in
        let next = merge.lock.withLock { merge.isUnlimited ? nil : subscription }
        next?.request(.max(1))
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      let wasThere = merge.lock.withLock {
        guard let index = merge.lines.firstIndex(where: { $0 === self }) else { return false }
        merge.lines.remove(at: index)
        subscription = nil
        return true
      }
      guard wasThere else { return }
      if case .finished = completion { merge.lineEnded() }
      merge.noteEnd(completion)
    }
  }
}
