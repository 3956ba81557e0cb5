extension ScenarioRun {
  /// Runs a scenario or a background of the current test.
  static func performScenario(
    _ name: String, _ details: ScenarioDetails, at location: SourceLocation, in function: String, _ body: () throws -> Void
  ) {
    withRun(at: location, function: function) { run in
      guard let frame = run.beginScenario(name, details, at: location) else { return }
      run.runHooks(.beforeScenario, of: details, named: name)
      do { if !run.hasFailedFrame(frame) { try body() } } catch { run.endOpen(frame, throwing: error, .scenario(name, threw: error), at: location) }
      run.failIfNothingHappened(frame, name, at: location)
      run.runHooks(.afterScenario, of: details, named: name)
      run.endScenario(frame, name)
    }
  }

  /// Runs an async scenario or background of the current test.
  static func performScenario(
    _ name: String, _ details: ScenarioDetails, at location: SourceLocation, in function: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async {
    await withRun(at: location, function: function) { run in
      guard let frame = run.beginScenario(name, details, at: location) else { return }
      run.runHooks(.beforeScenario, of: details, named: name)
      do { if !run.hasFailedFrame(frame) { try await body() } } catch { run.endOpen(frame, throwing: error, .scenario(name, threw: error), at: location) }
      run.failIfNothingHappened(frame, name, at: location)
      run.runHooks(.afterScenario, of: details, named: name)
      run.endScenario(frame, name)
    }
  }

  /// Returns whether an open scenario or step has failed.
  func hasFailedFrame(_ id: Int) -> Bool { lock.withLock { state.frames.last { $0.id == id }?.hasFailed ?? false } }

  /// Opens a scenario and returns its ID, or logs the scenario as skipped and returns `nil`.
  func beginScenario(_ name: String, _ details: ScenarioDetails = .none, at location: SourceLocation) -> Int? {
    start()
    let details = withAppEnvironment(details)
    if let reason = reasonToLeaveOut(name, details, at: location) {
      noteScenario(name, details, .skipped, reason, at: location) { if !$0.reasonsToLeaveOut.contains(reason) { $0.reasonsToLeaveOut.append(reason) } }
      return nil
    }
    prepareFirstStep()
    let name = concealed(name, at: location)
    let place = location.withRelativePath
    let virtual = virtualNow
    let wallStart = Platform.monotonicNanoseconds
    lock.lock()
    let path = state.nextPath()
    let depth = state.depth
    let isSkipped = state.skipsTheRest
    if depth == 0 { state.resultCheck = ResultCheck(isBackground: details.kind == .background) }
    let id = isSkipped ? 0 : state.push(.scenario(name), path: path, at: location, virtualStart: virtual, wallStart: wallStart)
    lock.unlock()
    var started = JournalEvent.ScenarioStart(test: identity, path: path, depth: depth, name: name, location: place, virtual: virtual, wall: wall(at: wallStart))
    if details != .none { started.details = concealed(details, at: location) }
    emit(held: .scenarioStarted(started))
    if !isSkipped, name.allSatisfy(\.isWhitespace) {
      note("The scenario at \(place.filePath):\(place.line) has no name. Describe it in a few words: Scenario(\"Logging out\") { … }")
    }
    guard isSkipped else { return id }
    emit(
      .scenarioEnded(
        .init(test: identity, path: path, depth: depth, name: name, outcome: .skipped, virtualStart: virtual, virtualEnd: virtual, wall: wallNow())))
    return nil
  }

  /// Logs a pending scenario.
  func notePendingScenario(_ name: String, _ details: ScenarioDetails, _ reason: String, at location: SourceLocation) {
    start()
    noteScenario(name, withAppEnvironment(details), .pending, reason, at: location) { $0.pendingReasons.append(reason) }
  }

  /// Logs a scenario that the test itself skips.
  func noteSkippedScenario(_ name: String, _ details: ScenarioDetails, _ reason: String, at location: SourceLocation) {
    start()
    noteScenario(name, withAppEnvironment(details), .skipped, reason, at: location) { $0.reasonsToLeaveOut.append(reason) }
  }

  /// Logs a scenario that doesn't run.
  private func noteScenario(_ name: String, _ details: ScenarioDetails, _ outcome: Outcome, _ reason: String, at location: SourceLocation, _ note: (inout RunState) -> Void) {
    let name = concealed(name, at: location)
    let virtual = virtualNow
    let (path, depth) = lock.withLock {
      note(&state)
      return (state.nextPath(), state.depth)
    }
    var started = JournalEvent.ScenarioStart(
      test: identity, path: path, depth: depth, name: name, location: location.withRelativePath, virtual: virtual, wall: wallNow())
    started.details = concealed(details, at: location)
    emit(.scenarioStarted(started))
    var entry = JournalEvent.ScenarioEnd(
      test: identity, path: path, depth: depth, name: name, outcome: outcome, virtualStart: virtual, virtualEnd: virtual, wall: wallNow())
    entry.reason = reason
    emit(.scenarioEnded(entry))
  }

  /// Closes a scenario.
  func endScenario(_ id: Int, _ name: String) {
    let virtual = virtualNow
    lock.lock()
    let popped = state.pop(id)
    let depth = state.depth
    let isUnchecked = depth == 0 && state.resultCheck.isMissing
    let name = state.redaction.apply(to: name)
    lock.unlock()
    guard let frame = popped else { return }
    if isUnchecked, frame.outcome == .passed, frame.children > 0, writesEvents {
      var note = JournalEvent.NoteEntry(test: identity, path: "", text: ResultCheck.note, virtual: virtual, wall: wallNow())
      note.isShown = true
      emit(held: .noted(note))
    }
    var entry = JournalEvent.ScenarioEnd(
      test: identity, path: frame.path, depth: depth, name: name, outcome: frame.outcome, virtualStart: frame.virtualStart, virtualEnd: virtual,
      wall: wallNow(since: frame.wallStart))
    if frame.outcome == .skipped { entry.reason = frame.skipReason }
    emit(end: .scenarioEnded(entry), entry.outcome)
  }
}
