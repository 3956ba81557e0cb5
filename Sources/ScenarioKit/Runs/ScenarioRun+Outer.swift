extension ScenarioRun {
  /// Continues the numbering of scenarios and steps of the outer run.
  func goOn(with outer: ScenarioRun) {
    let (prefix, children, depth) = outer.lock.withLock {
      let last = outer.state.frames.last
      return (last.map { $0.path + "." } ?? outer.state.prefix, last?.children ?? outer.state.children, outer.state.depth)
    }
    lock.withLock {
      state.prefix = prefix
      state.children = children
      state.outerDepth = depth
    }
  }

  /// Passes the numbering of scenarios and steps back to the outer run.
  func giveNumbersBack() {
    guard let outer else { return }
    let children = lock.withLock { state.children }
    outer.lock.withLock {
      if let last = outer.state.frames.indices.last { outer.state.frames[last].children = children } else { outer.state.children = children }
    }
  }

  /// The collector of this run's failures, if it's one of many runs in different orders.
  package var collector: FailureCollector? { reporter as? FailureCollector }
}
