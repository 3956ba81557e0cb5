extension VirtualScheduler {
  /// Calls a closure, and returns its result and the names of the work that the clock moved to, in order.
  package func recordingClockMoves<R>(_ body: () throws -> R) rethrows -> (result: R, clockMoves: [String]) {
    let outer = locked {
      defer { timeline.clockMoves = [] }
      return timeline.clockMoves
    }
    defer {
      locked {
        // Add the names to the outer wait's record, because a nested wait is part of the outer wait.
        timeline.clockMoves = outer.map { $0 + (timeline.clockMoves ?? []) }
      }
    }
    let result = try body()
    return (result, locked { timeline.clockMoves ?? [] })
  }
}
