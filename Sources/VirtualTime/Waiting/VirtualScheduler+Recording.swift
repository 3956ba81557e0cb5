extension VirtualScheduler {
  /// Calls a closure and returns, with its result, the names of the work that the clock moved to meanwhile, in order.
  package func recordingClockMoves<R>(_ body: () throws -> R) rethrows -> (result: R, clockMoves: [String]) {
    let outer = locked {
      defer { timeline.clockMoves = [] }
      return timeline.clockMoves
    }
    defer {
      locked {
        // A wait inside a wait is part of the outer one.
        timeline.clockMoves = outer.map { $0 + (timeline.clockMoves ?? []) }
      }
    }
    let result = try body()
    return (result, locked { timeline.clockMoves ?? [] })
  }
}
