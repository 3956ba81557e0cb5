extension ScenarioRun {
  /// Opens a scenario; nil when it is skipped, which is logged.
  func beginScenario(_ name: String, at location: SourceLocation) -> Int? {
    start()
    let place = location.withRelativePath
    let virtual = virtualNow
    let wallStart = Platform.monotonicNanoseconds
    lock.lock()
    let path = state.nextPath()
    let depth = state.frames.count
    let isSkipped = state.hasFailed
    let id = isSkipped ? 0 : state.push(.scenario(name), path: path, at: location, virtualStart: virtual, wallStart: wallStart)
    lock.unlock()
    emit(.scenarioStarted(.init(test: identity, path: path, depth: depth, name: name, location: place, virtual: virtual, wall: wallNow())))
    guard isSkipped else { return id }
    emit(
      .scenarioEnded(
        .init(test: identity, path: path, depth: depth, name: name, outcome: .skipped, virtualStart: virtual, virtualEnd: virtual, wall: wallNow())))
    return nil
  }

  /// Closes a scenario.
  func endScenario(_ id: Int, _ name: String) {
    let virtual = virtualNow
    lock.lock()
    let popped = state.pop(id)
    let depth = state.frames.count
    lock.unlock()
    guard let frame = popped else { return }
    emit(
      .scenarioEnded(
        .init(
          test: identity, path: frame.path, depth: depth, name: name, outcome: frame.hasFailed ? .failed : .passed, virtualStart: frame.virtualStart,
          virtualEnd: virtual, wall: wallNow(since: frame.wallStart))))
  }
}
