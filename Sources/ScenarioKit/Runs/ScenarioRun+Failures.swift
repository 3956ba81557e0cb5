extension ScenarioRun {
  /// Fails the current step, or the test where no step runs, and reports the failure once.
  ///
  /// - In a step: the step is marked failed and reported at the line of the outermost step. Later failures of a step that has failed are dropped.
  /// - Outside a step: it is reported at `location`, or else at the failure's own, or else at the call in the test that led here, as far as the toolchain can tell, or else at the scenario's.
  ///   In a scenario that has failed it is dropped.
  /// - After it, steps and scenarios of the test are skipped.
  public static func fail(_ failure: TestFailure, at location: SourceLocation? = nil) {
    let place = location ?? failure.location ?? (hasPlaceOrIsDropped ? nil : CallerLocation.find())
    withRun(at: place ?? .nowhere, function: "") { $0.fail(failure, at: place, in: nil) }
  }

  /// Whether the place of a failure is not needed: a step runs, or the failure is dropped.
  private static var hasPlaceOrIsDropped: Bool {
    guard let current else { return false }
    return current.lock.withLock { current.state.innermostStep != nil || current.state.hasOpenFailure }
  }

  /// Marks the current step, or the test, as failed because the test library has reported a failure itself, as `XCTAssert` in a step's function does.
  ///
  /// Nothing is reported a second time. Called while the run reports a failure of its own it does nothing.
  /// - Parameter message: The library's message, for the log.
  public func noteExternalFailure(_ message: String? = nil) {
    recordExternalFailure(message)
  }

  /// Does what ``noteExternalFailure(_:)`` says, and returns the path of a picture of the screen, for the library's own message.
  /// - Parameters:
  ///   - message: The library's message, for the log.
  ///   - location: Where the assertion stands, if that is known. A failure in a step is at the step's line.
  @discardableResult
  package func recordExternalFailure(_ message: String?, at location: SourceLocation? = nil) -> String? {
    start()
    if let location { LibraryVerdicts.runHasFailure(at: location) }
    let picture = pictureOfFirstFailure()
    let entry: JournalEvent.FailureEntry? = lock.withLock {
      if state.frames.contains(where: { !$0.isActivity }) ? state.hasOpenFailure : state.hasFailed { return nil }
      var failure = TestFailure.external(message)
      failure.picture = picture
      state.fail()
      if let index = state.innermostStep {
        state.frames[index].failure = failure
        return nil
      }
      return .init(
        test: identity, failure: state.redaction.apply(to: failure), location: (location ?? state.frames.last?.location ?? .nowhere).withRelativePath,
        virtual: .zero, wall: wallNow())
    }
    emit(outside: entry)
    collector?.record(.external(message), at: location ?? .nowhere, isReported: true)
    return picture.flatMap { journal?.pathOfPicture(named: $0) }
  }

  /// Fails an open scenario or step with an error that its body threw, or skips the rest of the test where the error asks for that.
  ///
  /// Nothing happens when it has failed already.
  func endOpen(_ id: Int, throwing error: any Error, _ failure: @autoclosure () -> TestFailure, at location: SourceLocation) {
    if let request = SkipRequest(error) {
      skip(request.reason ?? "", at: location)
    } else {
      let failure = failure()
      fail(failure, at: failure.location, in: id)
    }
  }

  /// Skips the rest of the test.
  private func skip(_ reason: String, at location: SourceLocation) {
    let place: SourceLocation? = lock.withLock {
      guard !state.skipsTheRest else { return nil }
      state.skip(state.redaction.apply(to: reason))
      return state.frames.first { $0.isStep }?.location ?? location
    }
    if let place { reporter.skip(reason, at: place) }
  }

  /// Fails an open scenario that checked nothing.
  func failIfNothingHappened(_ id: Int, _ name: String, at location: SourceLocation) {
    let isEmpty = lock.withLock {
      guard let frame = state.frames.last(where: { $0.id == id }) else { return false }
      return frame.children == 0 && !frame.isUsed && !frame.hasFailed && frame.skipReason == nil
    }
    if isEmpty { fail(.scenarioWithoutSteps(name), at: location, in: id) }
  }

  /// Records that the test uses an element, so that its scenario counts as not empty even without a step.
  package static func noteInteraction() {
    guard let run = current else { return }
    run.lock.withLock {
      run.state.uses &+= 1
      for index in run.state.frames.indices { run.state.frames[index].isUsed = true }
    }
  }

  /// Whether interactions must do nothing, because the test has failed or is skipped from here on.
  package static var isStopped: Bool {
    guard let run = current else { return false }
    return run.lock.withLock { run.isStoppedLocked }
  }

  // The same for this run. Its lock must be held.
  var isStoppedLocked: Bool { state.skipsTheRest || state.hasOpenFailure }

  /// Whether gestures, launches and terminations of XCUITest's own API must do nothing: the step or scenario that runs has failed, or the test is skipped from
  /// here on, or it has failed and wants to end there.
  package static var isStoppedForRawElements: Bool {
    guard let run = current else { return false }
    return run.lock.withLock { run.state.skipReason != nil || run.state.hasOpenFailure || (run.state.hasFailed && run.state.stopsAfterFailure) }
  }

  /// Whether the current test has failed, wants to end there, and goes on all the same.
  package static var runsOnAfterFailure: Bool {
    guard let run = current else { return false }
    return run.lock.withLock { run.state.hasFailed && run.state.stopsAfterFailure && !run.state.hasOpenFailure }
  }

  /// Sets whether the test wants to end at its first failure, as `continueAfterFailure = false` says.
  package func setStopsAfterFailure(_ stops: Bool) { lock.withLock { (state.stopsAfterFailure, state.mayMissStop) = (stops, false) } }

  /// Says that the test may set `continueAfterFailure` without being heard, so that a test which has failed tells that it ran on.
  package func setMayMissStop() { lock.withLock { state.mayMissStop = true } }

  /// Tells once, at the first gesture or launch after a failure, that the test runs on although it may have asked to end there.
  package func tellIfStopMayBeMissed() {
    let isTold = lock.withLock {
      guard state.mayMissStop, state.hasFailed else { return false }
      state.mayMissStop = false
      return true
    }
    guard isTold else { return }
    tell(
      "the test runs on after its failure: if it sets continueAfterFailure to false, that is not seen in an optimized build of a class that inherits XCTestCase (see FromXCUITest.md)"
    )
  }

  private func fail(_ failure: TestFailure, at location: SourceLocation?, in id: Int?) {
    start()
    var failure = failure
    failure.picture = pictureOfFirstFailure()
    lock.lock()
    let owner = id.map { id in state.frames.lastIndex { $0.id == id } } ?? state.innermostStep
    if let owner, state.frames[owner].hasFailed {
      lock.unlock()
      return
    }
    if owner == nil, state.hasOpenFailure {
      lock.unlock()
      return
    }
    failure = state.redaction.apply(to: failure)
    state.fail()
    let step = owner.flatMap { state.frames[$0].isStep ? $0 : nil }
    let place: SourceLocation
    var entry: JournalEvent.FailureEntry?
    if let step {
      place = state.frames.first { $0.isStep }?.location ?? state.frames[step].location
      if failure.location == nil, let location, location.filePath != place.filePath || location.line != place.line { failure.location = location }
      state.frames[step].failure = failure.withRelativePath
    } else {
      place = location ?? state.frames.last?.location ?? .nowhere
      entry = .init(test: identity, failure: failure.withRelativePath, location: place.withRelativePath, virtual: .zero, wall: wallNow())
    }
    lock.unlock()
    emit(outside: entry)
    LibraryVerdicts.runHasFailure(at: place)
    reporter.record(failure, at: place)
  }

  private func emit(outside entry: JournalEvent.FailureEntry?) {
    guard var entry else { return }
    entry.virtual = virtualNow
    emit(.failed(entry))
    tellIfPictureIsMissing()
  }
}

extension TestFailure {
  /// The failure with its path relative to the package's root.
  fileprivate var withRelativePath: TestFailure {
    var failure = self
    failure.location = location?.withRelativePath
    return failure
  }
}
