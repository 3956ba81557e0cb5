import VirtualTime

extension ScenarioRun {
  /// Runs one step: its start, its body, its end; or logs it as skipped.
  func perform(keyword: String, label: StepLabel, at location: SourceLocation, in function: String, _ body: () throws -> Void) {
    start()
    let site = StepSites.shared.site(at: location, keyword: keyword, label: label)
    if site.template?.hasNames == true { readArguments() }
    guard let frame = beginStep(keyword, label, site, location, function) else { return }
    do { try withClock(body) } catch { endOpen(frame.id, throwing: error, .step(threw: error), at: location) }
    endStep(frame.id, keyword, label, site)
    frame.activity?.leave(frame.previous, at: Platform.monotonicNanoseconds)
  }

  /// Reads the arguments of a parameterized test, once.
  private func readArguments() {
    if lock.withLock({ state.arguments != nil }) { return }
    let arguments = ArgumentTexts(SwiftTesting.currentArguments)
    lock.withLock { state.arguments = arguments }
  }

  /// Runs something of the test that is no step, such as the launch of its app, with a name for the reports of a crash and of a hang.
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

  /// Runs a step's body so that what it starts belongs to the clock of the test.
  private func withClock(_ body: () throws -> Void) rethrows {
    guard let scheduler, VirtualScheduler.current == nil else { return try body() }
    try VirtualScheduler.$current.withValue(scheduler, operation: body)
  }

  /// A step that has begun, and what its thread did before.
  private struct OpenStep {
    let id: Int
    let activity: Activity?
    let previous: OpaquePointer?
  }

  private func beginStep(_ keyword: String, _ label: StepLabel, _ site: StepSite, _ location: SourceLocation, _ function: String) -> OpenStep? {
    let virtual = virtualNow
    let wallStart = Platform.monotonicNanoseconds
    lock.lock()
    let path = state.nextPath()
    let depth = state.depth
    if state.skipsTheRest {
      let sentence = site.sentence(keyword: keyword, label: label, frame: nil, state)
      lock.unlock()
      emit(
        .stepEnded(
          .init(
            test: identity, path: path, depth: depth, keyword: keyword, label: label, sentence: sentence, outcome: .skipped, location: site.location,
            virtualStart: virtual, virtualEnd: virtual, failure: nil, wall: wallNow())))
      return nil
    }
    let id = state.push(.step(keyword: keyword, label: label, site: site), path: path, at: location, in: function, virtualStart: virtual, wallStart: wallStart)
    let activity = state.activity
    lock.unlock()
    emit(
      .stepStarted(
        .init(
          test: identity, path: path, depth: depth, keyword: keyword, label: label, sentence: site.maskedSentence(keyword: keyword, label: label),
          location: site.location, virtual: virtual, wall: wallNow())))
    return OpenStep(id: id, activity: activity, previous: activity?.enter(at: wallStart))
  }

  func endStep(_ id: Int, _ keyword: String, _ label: StepLabel, _ site: StepSite) {
    let virtual = virtualNow
    lock.lock()
    guard let frame = state.pop(id) else {
      lock.unlock()
      return
    }
    let depth = state.depth
    let sentence = site.sentence(keyword: keyword, label: label, frame: frame, state)
    let failure = frame.failure.map { state.redaction.apply(to: $0) }
    lock.unlock()
    var entry = JournalEvent.StepEnd(
      test: identity, path: frame.path, depth: depth, keyword: keyword, label: label, sentence: sentence, outcome: frame.outcome,
      location: site.location, virtualStart: frame.virtualStart, virtualEnd: virtual, failure: failure,
      wall: wallNow(since: frame.wallStart))
    if frame.outcome == .skipped { entry.reason = frame.skipReason }
    emit(.stepEnded(entry))
  }

  /// Runs an async function to completion, by the current scheduler or by a temporary one.
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

  // A function that never ends stays suspended when the scheduler gives it up, so it must be free to outlive the call.
  // While it runs its caller waits for it, so the two never run at the same time.
  private func run(_ body: @escaping () async throws -> Void, by scheduler: VirtualScheduler) throws {
    nonisolated(unsafe) let body = body
    do {
      try scheduler.run { try await body() }
    } catch let error as VirtualTimeError {
      throw TestFailure.neverEnds(error, unseen: scheduler.unseenWork)
    }
  }
}
