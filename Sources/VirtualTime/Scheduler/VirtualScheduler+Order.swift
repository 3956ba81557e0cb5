extension VirtualScheduler {
  /// The seed of the order in which the scheduler runs work that is ready at the same instant; `nil` for the plain order.
  public var seed: UInt64? { creationOrder.seed }

  /// A delay from a range: under a seed a random one, else the least.
  ///
  /// The same seed gives the same delays to the same names, asked for in the same order.
  /// - Parameters:
  ///   - range: The least and the greatest delay. Negative delays are taken for zero.
  ///   - name: What takes the time, for messages: “the answer to GET /search?q=swift”.
  package func random(in range: ClosedRange<Duration>, for name: @autoclosure () -> String) -> Duration {
    let least = max(0, range.lowerBound.roundedNanoseconds)
    let greatest = max(least, range.upperBound.roundedNanoseconds)
    guard locked({ order != nil }) else { return .nanoseconds(least) }
    let name = name()
    return .nanoseconds(locked { order?.delay(in: least...greatest, for: name, at: nanoseconds) ?? least })
  }

  /// Takes what runs next out of what is ready; the caller holds the lock.
  ///
  /// While main-actor code waits, no other main-actor code runs.
  @inline(__always)
  func takeReady() -> WorkItem? {
    guard let order else { return mainActorWaits > 0 ? ready.popFirstOffMain() : ready.popFirst() }
    return takeReady(order)
  }

  private func takeReady(_ order: OrderStream) -> WorkItem? {
    guard let offset = order.choose(from: ready.waiting, withMain: mainActorWaits == 0, at: nanoseconds, causes) else { return nil }
    let item = ready.pop(at: offset)
    order.note(item, at: nanoseconds, causes)
    return item
  }
}
