extension ScenarioRun {
  /// Numbers scenarios and steps on from those of the run that this one is a part of.
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

  /// Lets the run that this one is a part of number on from here.
  func giveNumbersBack() {
    guard let outer else { return }
    let children = lock.withLock { state.children }
    outer.lock.withLock {
      if let last = outer.state.frames.indices.last { outer.state.frames[last].children = children } else { outer.state.children = children }
    }
  }

  /// What keeps the failures of this run, where it is one of many under different orders.
  package var collector: FailureCollector? { reporter as? FailureCollector }
}
