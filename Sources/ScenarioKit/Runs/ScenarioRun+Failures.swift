extension ScenarioRun {
  /// Fails the current step, or the test if no step is running, and reports the failure once.
  ///
  /// - In a step, the step is marked as failed, and the failure is reported at the line of the outermost step. Later failures in a failed step are dropped.
  /// - Outside a step, the failure is reported at the first of these locations that's known: `location`, `failure.location`, the calling line in the test, the scenario,
  ///   the latest call of the library in the test, the declaration of the test. In a failed scenario, the failure is dropped.
  /// - The remaining steps and scenarios of the test are skipped.
  public static func fail(_ failure: TestFailure, at location: SourceLocation? = nil) {
    let place = location ?? failure.location ?? placeOutsideSteps
    withRun(at: place ?? .nowhere, function: "") { $0.fail(failure, at: place, in: nil) }
  }

  /// Fails the run at its end, because a test that is over can't fail any more.
  package static func failRun(_ message: String, at location: SourceLocation?) {
    FailuresWithoutTest.keep(message, at: location ?? .nowhere, forNextTest: false)
  }

  /// The place of a failure outside of steps that comes without a place, such as the failure of a property's getter or of the app.
  ///
  /// The value is `nil` in a step, which has a place, and if the failure will be dropped.
  package static var placeOutsideSteps: SourceLocation? {
    if hasPlaceOrIsDropped { return nil }
    if let line = CallerLocation.find() { return line }
    guard let current else { return nil }
    // The test isn't on the stack of a thread that the app uses, nor while its async function is suspended.
    let place = current.lock.withLock { current.state.frames.last?.location ?? current.state.latestCall }
    return place ?? TestDeclaration.find(suite: current.feature, test: current.test)
  }

  /// Whether a failure doesn't need a place, because a step is running, the failure will be dropped, or the run has no test.
  private static var hasPlaceOrIsDropped: Bool {
    guard let current else { return false }
    if !current.findsPlaces { return true }
    return current.lock.withLock { current.state.innermostStep != nil || current.state.hasOpenFailure }
  }

  /// Notes a call of the library in the test, which is the place of later failures that have no other place.
  package static func noteCall(at place: SourceLocation) {
    guard let current else { return }
    current.lock.withLock { current.state.latestCall = place }
  }

  /// Marks the current step, or the test, as failed because the test library reported a failure.
  ///
  /// For example, `XCTAssert` in a step's function reports its own failure.
  ///
  /// - In a step or scenario that has already failed, nothing is recorded.
  /// - Outside of steps and scenarios, every failure is recorded, because the test continues. If the test stops at its first failure, later failures are dropped.
  /// - Nothing is reported a second time. While the run itself is reporting a failure, this method does nothing.
  /// - Parameter message: The library's message, for the log.
  public func noteExternalFailure(_ message: String? = nil) {
    recordExternalFailure(message)
  }

  /// Records a failure like ``noteExternalFailure(_:)`` and returns a line that names a file with the screen: “Picture: PATH”.
  ///
  /// The library's own message can include the line. If the failure has no picture, the line names the text with all elements.
  /// - Parameters:
  ///   - message: The library's message, for the log.
  ///   - location: The place of the assertion, if known. A failure in a step is reported at the step's line.
  @discardableResult
  package func recordExternalFailure(_ message: String?, at location: SourceLocation? = nil) -> String? {
    if Self.isReporting { return nil }
    start()
    if let location { LibraryVerdicts.runHasFailure(at: location) }
    var failure = TestFailure.external(message)
    let isDropped = lock.withLock { dropsExternalFailure }
    // Ask for the read even if the failure is dropped, because a later assertion doesn't use the read.
    if let read = latestRead?({ member in !isDropped && AssertionSource.uses(member, at: location) }) {
      (failure.explanation, failure.findings, failure.advice) = (read.explanation, read.findings, read.advice)
    }
    let picture = pictureOfFirstFailure()
    let tree = isDropped ? nil : saveTree(besidePicture: picture)
    (failure.picture, failure.tree) = (picture, tree)
    let entry: JournalEvent.FailureEntry? = lock.withLock { [failure] in
      if dropsExternalFailure { return nil }
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
    return journal?.lines(forPicture: picture, tree: tree).first
  }

  /// Whether a failure that the run has already recorded is being passed to the test library.
  ///
  /// The library notifies the run of the failure like of any other.
  @TaskLocal static var isReporting: Bool = false

  /// Passes a recorded failure to the test library, without recording it a second time.
  package static func reporting(_ report: () -> Void) { $isReporting.withValue(true, operation: report) }

  // Whether a failure that the test library reports is dropped. The caller must hold the run's lock.
  private var dropsExternalFailure: Bool {
    // Report only one failure of many runs in different orders.
    if state.hasFailed, state.stopsAfterFailure || collector != nil { return true }
    return state.hasOpenFailure
  }

  /// Handles an error that the body of an open scenario or step threw.
  ///
  /// The error fails the scenario or step, or skips the rest of the test if it requests that.
  ///
  /// If the scenario or step has already failed, nothing happens.
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

  /// Records that the test uses an element.
  ///
  /// A scenario that uses an element isn't empty, even without a step.
  package static func noteInteraction() {
    guard let run = current else { return }
    run.lock.withLock {
      run.state.uses &+= 1
      for index in run.state.frames.indices { run.state.frames[index].isUsed = true }
    }
  }

  /// Whether interactions must have no effect, because the test failed or is skipped.
  package static var isStopped: Bool {
    guard let run = current else { return false }
    return run.lock.withLock { run.isStoppedLocked }
  }

  // Whether interactions with this run's test must have no effect. The caller must hold the run's lock.
  var isStoppedLocked: Bool { state.skipsTheRest || state.hasOpenFailure }

  /// Whether gestures, launches, and terminations through XCUITest's own API must have no effect.
  ///
  /// That's the case if the running step or scenario failed, if the test is skipped, or if the test failed and stops at its first failure.
  package static var isStoppedForRawElements: Bool {
    guard let run = current else { return false }
    return run.lock.withLock { run.state.skipReason != nil || run.state.hasOpenFailure || (run.state.hasFailed && run.state.stopsAfterFailure) }
  }

  /// Whether the current test continues after a failure even though it's set to stop.
  package static var runsOnAfterFailure: Bool {
    guard let run = current else { return false }
    return run.lock.withLock { run.state.hasFailed && run.state.stopsAfterFailure && !run.state.hasOpenFailure }
  }

  /// Sets whether the test stops at its first failure, as with `continueAfterFailure = false`.
  package func setStopsAfterFailure(_ stops: Bool) { lock.withLock { (state.stopsAfterFailure, state.mayMissStop) = (stops, false) } }

  /// Records that a change of `continueAfterFailure` may not be noticed.
  ///
  /// A failed test then logs that it continues.
  package func setMayMissStop() { lock.withLock { state.mayMissStop = true } }

  /// Logs once that the test continues after a failure, if it may have asked to stop there.
  ///
  /// Gestures and launches call this method.
  package func tellIfStopMayBeMissed() {
    let isTold = lock.withLock {
      guard state.mayMissStop, state.hasFailed else { return false }
      state.mayMissStop = false
      return true
    }
    guard isTold else { return }
    tell(
      "the test continues after its failure: if it sets continueAfterFailure to false, that isn't noticed in an optimized build of a class that inherits XCTestCase (see FromXCUITest.md)"
    )
  }

  private func fail(_ failure: TestFailure, at location: SourceLocation?, in id: Int?) {
    start()
    var failure = failure
    failure.picture = pictureOfFirstFailure()
    if !lock.withLock({ state.dropsFailure(of: state.owner(of: id)) }) { failure.tree = saveTree(besidePicture: failure.picture) }
    lock.lock()
    let owner = state.owner(of: id)
    if state.dropsFailure(of: owner) {
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
    Self.reporting { reporter.record(failure, at: place) }
  }

  private func emit(outside entry: JournalEvent.FailureEntry?) {
    guard var entry else { return }
    entry.virtual = virtualNow
    emit(.failed(entry))
    tellIfPictureIsMissing()
  }
}

extension RunState {
  /// Returns the index of the frame that a failure belongs to: the frame with an ID, or otherwise the innermost running step.
  fileprivate func owner(of id: Int?) -> Int? { id.map { id in frames.lastIndex { $0.id == id } } ?? innermostStep }

  /// Returns whether a failure is dropped, because its frame has already failed.
  fileprivate func dropsFailure(of owner: Int?) -> Bool { owner.map { frames[$0].hasFailed } ?? hasOpenFailure }
}

extension TestFailure {
  /// The failure with its path relative to the package's root.
  fileprivate var withRelativePath: TestFailure {
    var failure = self
    failure.location = location?.withRelativePath
    return failure
  }
}
