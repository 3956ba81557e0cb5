import Foundation
import VirtualTime

/// What one test writes to: its reporter, journal and console log, and the state of its scenarios and steps.
///
/// `ScreenTestCase`, the Swift Testing trait and the demo create one for each test and bind it around the test with
/// `perform(_:)`. Where none is bound, scenarios and steps create their own, which reports to XCTest or Swift Testing.
/// - One failure is reported for a test. After it, steps and scenarios of the test are logged as skipped and do not run.
/// - A run may be used from any thread, but its steps are meant to run one after another.
public final class ScenarioRun: @unchecked Sendable {
  /// The run of the test that the current task runs.
  @TaskLocal public static var current: ScenarioRun?

  /// The feature that the log names: the test class or suite.
  public let feature: String

  /// The test function that the log names.
  public let test: String

  let reporter: any TestReporter
  package let journal: Journal?
  package let console: ConsoleLog?
  let scheduler: VirtualScheduler?
  let identity: String
  let limits: StepTimeLimits
  /// Whether it was created for a test that bound no run, and is not told when that test ends.
  let isAmbient: Bool
  /// The run that this one is a part of: its events are that run's.
  let outer: ScenarioRun?
  let wallStart: Int64
  /// What the wall clock was ahead of the monotonic one, so that an event needs to read only one of them.
  private let wallClockOffset: Int64
  /// Draws the screen as SVG; `nil` where it cannot be read from the calling thread.
  package let picture: (@Sendable () -> String?)?
  /// Reads the screen, where each step's is to be in the journal; it is told the change that the last reading had.
  let screen: (@Sendable (_ changeCount: UInt64?) -> ScreenReading)?
  /// The device, in a few words, where there is one.
  private let device: String?
  let lock = NSLock()
  // The lock guards it; checks of exclusivity at run time would be a tenth of the cost of a step.
  @exclusivity(unchecked) var state = RunState()

  /// Creates the run of one test.
  /// - Parameters:
  ///   - feature: The test class or suite: “ProfileTests”.
  ///   - test: The test function: “test_loggingOut”.
  ///   - reporter: What hands failures to the test library.
  ///   - journal: Where events are recorded, if anywhere. ``Journal/standard`` is the process's own.
  ///   - console: Where events are printed, if anywhere. ``ConsoleLog/standard`` is the process's own.
  ///   - scheduler: The scheduler whose clock gives the virtual time, and that runs async steps.
  ///   - limits: The real time that a step may take before it counts as hanging.
  public convenience init(
    feature: String, test: String, reporter: any TestReporter, journal: Journal?, console: ConsoleLog?, scheduler: VirtualScheduler?,
    limits: StepTimeLimits = .current
  ) {
    self.init(
      feature: feature, test: test, reporter: reporter, journal: journal, console: console, scheduler: scheduler, limits: limits, isAmbient: false, picture: nil)
  }

  /// Creates the run of one test that may have a screen, of which a failure leaves a picture beside the journal.
  package init(
    feature: String, test: String, reporter: any TestReporter, journal: Journal?, console: ConsoleLog?, scheduler: VirtualScheduler?,
    limits: StepTimeLimits = .current, isAmbient: Bool, within outer: ScenarioRun? = nil, device: String? = nil, picture: (@Sendable () -> String?)?,
    screen: (@Sendable (_ changeCount: UInt64?) -> ScreenReading)? = nil
  ) {
    self.outer = outer
    self.device = device
    self.screen = journal != nil && PictureDetail.current == .steps ? screen : nil
    wallStart = Platform.monotonicNanoseconds
    wallClockOffset = Platform.microsecondsSince1970 * 1000 - wallStart
    self.picture = picture
    self.feature = feature
    self.test = test
    self.reporter = reporter
    self.journal = journal
    self.console = console
    self.scheduler = scheduler
    self.limits = limits
    self.isAmbient = isAmbient
    let name = "\(feature)/\(test)"
    if let journal, let console { console.name(journal) }
    identity = outer?.identity ?? journal?.tests.identity(of: name) ?? console?.tests.identity(of: name) ?? name
    if let outer { goOn(with: outer) }
  }

  deinit {
    state.activity?.end()
    UnfinishedRuns.remove(self)
  }

  /// Runs a test's body with this run bound, between its start and its end in the log.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    start()
    defer { finish() }
    // Code outside of the steps may hang, too.
    let activity = lock.withLock { state.activity }
    let previous = activity?.enter(at: Platform.monotonicNanoseconds)
    defer { activity?.leave(previous, at: Platform.monotonicNanoseconds) }
    return try VirtualScheduler.$ofTest.withValue(scheduler) { try Self.$current.withValue(self, operation: body) }
  }

  /// Runs a test's async body with this run bound, between its start and its end in the log.
  @discardableResult
  public func perform<Result>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result) async rethrows -> Result {
    start()
    defer { finish() }
    let activity = lock.withLock { state.activity }
    activity?.enterAsyncBody(at: Platform.monotonicNanoseconds)
    defer { activity?.leaveAsyncBody(at: Platform.monotonicNanoseconds) }
    return try await VirtualScheduler.$ofTest.withValue(
      scheduler, operation: { try await Self.$current.withValue(self, operation: body, isolation: isolation) }, isolation: isolation)
  }

  /// Logs the start of the test, once.
  ///
  /// `perform(_:)` calls it, and so does the first event of a run.
  public func start() {
    let isFirst = lock.withLock {
      defer { state.hasStarted = true }
      return !state.hasStarted
    }
    guard isFirst else { return }
    TestProcess.prepare()
    XCTestObserver.standIn()
    UnfinishedRuns.insert(self)
    LibraryVerdicts.begin(self)
    let activity = Activity(test: identity, journal: journal?.immortalPath, countsAlone: !isAmbient, limits: limits)
    lock.withLock { state.activity = activity }
    guard outer == nil else { return }
    var started = JournalEvent.TestStart(test: identity, feature: feature, name: test, virtual: virtualNow, wall: wallNow())
    started.device = device
    emit(held: .testStarted(started))
  }

  /// Logs the end of the test, once.
  ///
  /// `perform(_:)` calls it.
  public func finish() {
    skipIfAllIsPending()
    let end: (outcome: Outcome, reason: String?)? = lock.withLock {
      guard state.hasStarted, !state.hasFinished else { return nil }
      state.hasFinished = true
      state.activity?.end()
      state.activity = nil
      if state.hasFailed { return (.failed, nil) }
      if state.isLeftOut { return (.skipped, state.reasonsToLeaveOut.joined(separator: " ")) }
      if state.isPending { return (.pending, state.pendingReasons.joined(separator: " ")) }
      return state.skipReason.map { (.skipped, $0) } ?? (.passed, nil)
    }
    guard let end else { return }
    UnfinishedRuns.remove(self)
    LibraryVerdicts.end(self, hasFailed: end.outcome == .failed, lock.withLock { state.redaction })
    removeAttachmentsOfFailure()
    guard outer == nil else { return giveNumbersBack() }
    var entry = JournalEvent.TestEnd(test: identity, outcome: end.outcome, virtual: virtualNow, wall: wallNow(since: wallStart))
    entry.reason = end.reason
    entry.explored = lock.withLock { state.virtualOfExploredRuns }
    (reporter as? FailureCollector)?.noteEnd(at: entry.virtual)
    emit(.testEnded(entry))
  }

  /// Whether what comes next in the test is skipped: it has failed, or asked for that.
  package var skipsTheRest: Bool { lock.withLock { state.skipsTheRest } }

  private func skipIfAllIsPending() {
    guard !isAmbient, outer == nil else { return }
    let reason: String? = lock.withLock {
      if state.hasFinished { return nil }
      if state.isLeftOut { return state.reasonsToLeaveOut.joined(separator: " ") }
      return state.isPending ? "Pending: " + state.pendingReasons.joined(separator: " ") : nil
    }
    if let reason { reporter.skip(reason, at: .nowhere) }
  }

  /// Whether something has failed in this test.
  public var hasFailed: Bool { lock.withLock { state.hasFailed } }

  /// The names of the open scenarios and the sentences of the open steps, outermost first: “Logging out › 1.3 Then I see login screen”.
  public var trail: String { trailParts.joined(separator: " › ") }

  /// The parts of ``trail``, as they are.
  var trailParts: [String] {
    lock.withLock {
      state.frames.map { frame in
        switch frame.kind {
        case .scenario(let name): state.redaction.apply(to: name)
        case .step(let site), .activity(let site): "\(frame.path) " + state.sentence(of: site, frame)
        }
      }
    }
  }
}

extension ScenarioRun {
  /// The scheduler whose clock is that of this test; without one, temporary schedulers of async steps have theirs.
  var currentClock: VirtualScheduler? { scheduler ?? VirtualScheduler.current }

  /// The virtual time of this test: the scheduler's, and what temporary schedulers of async steps have run through.
  var virtualNow: Duration { currentClock?.now.offset ?? lock.withLock { state.virtualOfTemporarySchedulers } }

  /// Whether anything takes events.
  var writesEvents: Bool { journal != nil || console != nil }

  func wallNow(since start: Int64? = nil) -> WallTime { wall(at: Platform.monotonicNanoseconds, since: start) }

  /// The wall time at a monotonic time.
  func wall(at now: Int64, since start: Int64? = nil) -> WallTime {
    WallTime(time: (now + wallClockOffset) / 1000, took: start.map { now - $0 } ?? 0)
  }

  func emit(_ event: JournalEvent) {
    journal?.write(event)
    console?.show(event)
  }

  /// Emits an event that is in the file together with what follows it, or when the watchdog has looked: the start of a test, a scenario or a step, an action, or the end of a wait.
  func emit(held event: JournalEvent) {
    if limits == .none { journal?.write(event) } else { journal?.hold(event) }
    console?.show(event)
  }

  /// Emits the end of a step or a scenario, which is held as well where it did not fail and a process that is killed does not lose it.
  func emit(end event: JournalEvent, _ outcome: Outcome) {
    if outcome != .failed, journal?.heldLinesOutliveProcess == true { emit(held: event) } else { emit(event) }
  }
}
