extension WaitRecord {
  /// Returns the record with a closure applied to all its strings.
  package func mapTexts(_ transform: (String) -> String) -> WaitRecord {
    var wait = self
    if case .neverSettles(let cause) = outcome { wait.outcome = .neverSettles(cause: transform(cause)) }
    wait.clockMoves = clockMoves.map(transform)
    wait.pending = pending.map { $0.mapTexts(transform) }
    wait.unseen.executors = unseen.executors.map(transform)
    return wait
  }
}
