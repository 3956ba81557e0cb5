import VirtualTime

extension ScenarioRun {
  /// Runs a step and logs its start and end, or logs the step as skipped.
  /// - Parameter sentence: The author's sentence, or `nil` to read the sentence from the source.
  func perform(
    keyword: String, label: StepLabel, sentence: String? = nil, at location: SourceLocation, in function: String, _ body: () throws -> Void
  ) {
    let site = StepSites.shared.site(at: location, keyword: keyword, label: label)
    // The sentence of a step that starts may not contain secrets that the step's literals will type.
    let written = sentence.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : concealed($0, at: location) }
    guard let step = beginStep(site, written, location, function) else { return }
    do {
      try withClock { try performWithHooks(site, step.id, at: location, body) }
    } catch { endOpen(step.id, throwing: error, .step(threw: error), at: location) }
    let end = Platform.monotonicNanoseconds
    endStep(step.id, site, at: end)
    step.activity?.leave(step.previous, at: end)
  }

  /// Starts the test and, if a sentence needs them, reads the arguments of a parameterized test once.
  private func prepare(for site: StepSite) {
    start()
    guard site.template?.hasNames == true, lock.withLock({ state.arguments == nil }) else { return }
    let arguments = ArgumentTexts(SwiftTesting.currentArguments)
    lock.withLock { state.arguments = arguments }
  }

  /// Runs a part of the test other than a step, such as the app's launch, under a name for hang reports.
  package func perform<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let (activity, index) = lock.withLock {
      state.activity?.push(name)
      return (state.activity, state.frames.count)
    }
    let previous = activity?.enter(at: Platform.monotonicNanoseconds)
    defer {
      activity?.leave(previous, at: Platform.monotonicNanoseconds)
      lock.withLock { state.activity?.remove(at: index) }
    }
    return try body()
  }

  /// Runs a step's body with the clock of the test.
  private func withClock(_ body: () throws -> Void) rethrows {
    guard let scheduler, VirtualScheduler.current == nil else { return try body() }
    try VirtualScheduler.$current.withValue(scheduler, operation: body)
  }

  /// A running step, and the previous activity of its thread.
  private struct OpenStep {
    let id: Int
    let activity: Activity?
    let previous: OpaquePointer?
  }

  /// Performs work that the test delayed until its first step, unless the step is skipped.
  func prepareFirstStep() {
    if !skipsTheRest { scheduler?.startIfPending() }
  }

  private func beginStep(_ site: StepSite, _ written: String?, _ location: SourceLocation, _ function: String) -> OpenStep? {
    prepareFirstStep()
    let now = currentClock?.now.offset
    lock.lock()
    if !state.hasStarted || (state.arguments == nil && site.template?.hasNames == true) {
      lock.unlock()
      prepare(for: site)
      lock.lock()
    }
    let virtual = now ?? state.virtualOfTemporarySchedulers
    let wallStart = Platform.monotonicNanoseconds
    let path = state.nextPath()
    let depth = state.depth
    if state.skipsTheRest {
      let sentence = written.map(site.sentence) ?? state.sentence(of: site, nil)
      lock.unlock()
      emit(
        .stepEnded(
          .init(
            test: identity, path: path, depth: depth, keyword: site.keyword, label: site.label, sentence: sentence, outcome: .skipped, location: site.location,
            virtualStart: virtual, virtualEnd: virtual, failure: nil, wall: wall(at: wallStart))))
      return nil
    }
    let id = state.push(.step(site), written: written, path: path, at: location, in: function, virtualStart: virtual, wallStart: wallStart)
    let activity = state.activity
    lock.unlock()
    if writesEvents {
      var entry = JournalEvent.StepStart(
        test: identity, path: path, depth: depth, keyword: site.keyword, label: site.label, sentence: written.map(site.sentence) ?? site.maskedSentence,
        location: site.location, virtual: virtual, wall: wall(at: wallStart))
      if screen != nil { entry.screen = screenNow(in: path) }
      emit(held: .stepStarted(entry))
    }
    return OpenStep(id: id, activity: activity, previous: activity?.enter(at: wallStart))
  }

  func endStep(_ id: Int, _ site: StepSite, at end: Int64) {
    let screenAfter = screen == nil ? nil : screenNow(in: lock.withLock { state.frames.last { $0.id == id }?.path ?? "" })
    let now = currentClock?.now.offset
    lock.lock()
    guard let frame = state.pop(id) else {
      lock.unlock()
      return
    }
    guard writesEvents else {
      lock.unlock()
      return
    }
    let virtual = now ?? state.virtualOfTemporarySchedulers
    let depth = state.depth
    let sentence = RunState.sentence(of: site, frame, state.redaction, state.arguments)
    var failure = frame.failure.map { state.redaction.apply(to: $0) }
    lock.unlock()
    if failure != nil, failure?.picture == nil {
      let picture = pictureOfEarlierFailure()
      failure?.picture = picture
      // The screen may have been readable for the tree at the time of the failure.
      if failure?.tree == nil { failure?.tree = saveTree(besidePicture: picture) }
    }
    var entry = JournalEvent.StepEnd(
      test: identity, path: frame.path, depth: depth, keyword: site.keyword, label: site.label, sentence: sentence, outcome: frame.outcome,
      location: site.location, virtualStart: frame.virtualStart, virtualEnd: virtual, failure: failure,
      wall: wall(at: end, since: frame.wallStart))
    if frame.outcome == .skipped { entry.reason = frame.skipReason }
    entry.screen = screenAfter
    if let argument = frame.argument { entry.argument = argument.mapTexts { lock.withLock { state.redaction }.apply(to: $0) } }
    emit(end: .stepEnded(entry), entry.outcome)
  }

  /// Runs an async function to completion with the current scheduler or a temporary one.
  func runToCompletion(_ body: @escaping () async throws -> Void) throws {
    if let scheduler = VirtualScheduler.current ?? scheduler {
      try run(body, by: scheduler)
    } else {
      let scheduler = VirtualScheduler()
      defer {
        lock.withLock { state.virtualOfTemporarySchedulers += scheduler.now.offset }
        scheduler.shutDown()
      }
      try run(body, by: scheduler)
    }
  }

  // The function is escaping, because the scheduler abandons a function that never ends, and an abandoned function stays suspended after this call.
  // `nonisolated(unsafe)` is safe, because the caller waits while the function runs.
  private func run(_ body: @escaping () async throws -> Void, by scheduler: VirtualScheduler) throws {
    nonisolated(unsafe) let body = body
    do {
      try scheduler.run { try await body() }
    } catch let error as VirtualTimeError {
      throw TestFailure.neverEnds(error, unseen: scheduler.unseenWork)
    }
  }
}
