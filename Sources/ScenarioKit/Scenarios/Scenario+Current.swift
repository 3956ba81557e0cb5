extension Scenario {
  /// The innermost scenario that the current task is running, or `nil` outside a scenario.
  ///
  /// Tests that run at the same time each have their own current scenario.
  public static var current: Scenario? {
    guard let run = ScenarioRun.current else { return nil }
    return run.lock.withLock {
      for frame in run.state.frames.reversed() {
        if case .scenario(let name) = frame.kind { return Scenario(running: name) }
      }
      return nil
    }
  }

  private init(running name: String) { self.name = name }
}
