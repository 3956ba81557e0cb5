extension VirtualScheduler {
  /// Calls a closure and returns, with its result, the names of the work that the clock moved to meanwhile, in order.
  package func recordingClockMoves<R>(_ body: () throws -> R) rethrows -> (result: R, clockMoves: [String]) {
    let outer = locked {
      defer { clockMoves = [] }
      return clockMoves
    }
    defer {
      locked {
        // A wait inside a wait is part of the outer one.
        clockMoves = outer.map { $0 + (clockMoves ?? []) }
      }
    }
    let result = try body()
    return (result, locked { clockMoves ?? [] })
  }
}
