extension ScenarioRun {
  /// Runs the hooks of a scenario whose frame is open.
  func runHooks(_ moment: HookMoment, of details: ScenarioDetails, named name: String) {
    guard HookRegistry.shared.mayHaveAny, details.kind == .scenario else { return }
    let info = ScenarioHooks.ScenarioInfo(
      name: name, feature: feature, test: test, tags: withTagsOfTest(details).tags.map { ScenarioTag($0) },
      outcome: moment.isAfter ? lock.withLock { state.frames.last?.outcome } : nil)
    for hook in HookRegistry.shared.hooks(moment) {
      guard case .scenario(let body) = hook.body else { continue }
      run(hook) { try body(info) }
    }
  }

  /// Runs a step's body between its hooks.
  ///
  /// The body doesn't run if a “before” hook failed.
  func performWithHooks(_ site: StepSite, _ id: Int, at location: SourceLocation, _ body: () throws -> Void) throws {
    guard HookRegistry.shared.mayHaveAny else { return try body() }
    runHooks(.beforeStep, of: site)
    do { if !hasFailedFrame(id) { try body() } } catch { endOpen(id, throwing: error, .step(threw: error), at: location) }
    runHooks(.afterStep, of: site)
  }

  /// Runs the hooks of a step whose frame is open.
  private func runHooks(_ moment: HookMoment, of site: StepSite) {
    let hooks = HookRegistry.shared.hooks(moment)
    if hooks.isEmpty { return }
    let (sentence, outcome) = lock.withLock { (state.sentence(of: site, state.frames.last), state.frames.last?.outcome) }
    let info = ScenarioHooks.StepInfo(sentence: sentence, feature: feature, test: test, outcome: moment.isAfter ? outcome : nil)
    for hook in hooks {
      guard case .step(let body) = hook.body else { continue }
      run(hook) { try body(info) }
    }
  }

  private func run(_ hook: Hook, _ body: () throws -> Void) {
    do { try body() } catch { Self.fail(.hook(hook, threw: error), at: hook.location) }
  }
}

extension TestFailure {
  static func hook(_ hook: Hook, threw error: any Error) -> TestFailure {
    let place = hook.location.withRelativePath
    return TestFailure(kind: "hook.threw", message: "The hook \(hook.moment.name) at \(place.filePath):\(place.line) threw \(error).")
  }
}
