extension ScenarioRun {
  /// Runs an XCTest activity.
  ///
  /// It's logged like a step under its name, and runs even after a failure.
  ///
  /// Failures in the activity are reported at their own locations.
  package static func performActivity<Result>(named name: String, at location: SourceLocation, function: String, _ body: () throws -> Result) rethrows -> Result {
    if let current { return try current.performActivity(name, at: location, function, body) }
    let run = runOrAmbient(at: location, function: function)
    return try $current.withValue(run) { try run.performActivity(name, at: location, function, body) }
  }

  /// Runs an async XCTest activity.
  package static func performActivity<Result>(
    named name: String, at location: SourceLocation, function: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    if let current { return try await current.performActivity(name, at: location, function, body) }
    let run = runOrAmbient(at: location, function: function)
    return try await $current.withValue(run, operation: { try await run.performActivity(name, at: location, function, body) }, isolation: isolation)
  }

  private func performActivity<Result>(_ name: String, at location: SourceLocation, _ function: String, _ body: () throws -> Result) rethrows -> Result {
    let (site, id) = beginActivity(name, at: location, function)
    defer { endStep(id, site, at: Platform.monotonicNanoseconds) }
    do { return try body() } catch {
      noteThrown(error, in: id)
      throw error
    }
  }

  private func performActivity<Result>(
    _ name: String, at location: SourceLocation, _ function: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let (site, id) = beginActivity(name, at: location, function)
    defer { endStep(id, site, at: Platform.monotonicNanoseconds) }
    do { return try await body() } catch {
      noteThrown(error, in: id)
      throw error
    }
  }

  private func beginActivity(_ name: String, at location: SourceLocation, _ function: String) -> (StepSite, Int) {
    start()
    let site = StepSite(activity: concealed(name, at: location), at: location)
    let virtual = virtualNow
    let wallStart = Platform.monotonicNanoseconds
    let (path, depth, id) = lock.withLock {
      let path = state.nextPath()
      let depth = state.depth
      return (path, depth, state.push(.activity(site), path: path, at: location, in: function, virtualStart: virtual, wallStart: wallStart))
    }
    emit(
      held: .stepStarted(
        .init(
          test: identity, path: path, depth: depth, keyword: site.keyword, label: site.label, sentence: redacted(site.maskedSentence), location: site.location,
          virtual: virtual, wall: wall(at: wallStart))))
    return (site, id)
  }

  /// Marks an activity as failed because of an error, or as skipped if the error requests that.
  ///
  /// The test library reports the error.
  private func noteThrown(_ error: any Error, in id: Int) {
    let request = SkipRequest(error)
    lock.withLock {
      guard let index = state.frames.lastIndex(where: { $0.id == id }) else { return }
      if let request { state.frames[index].skipReason = request.reason ?? "" } else { state.frames[index].hasFailed = true }
    }
  }
}
