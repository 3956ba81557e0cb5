extension Scenario {
  /// The scenario that the current task is running, the innermost one where scenarios are nested; `nil` outside of any.
  ///
  /// Tests that run at the same time each see their own.
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
