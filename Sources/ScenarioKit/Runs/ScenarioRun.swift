import Foundation
import VirtualTime

/// The state of one test's scenarios and steps, with its reporter, journal, and console log.
///
/// `ScreenTestCase`, the Swift Testing trait, and the demo create a run for each test and bind it around the test with
/// `perform(_:)`. If no run is bound, scenarios and steps create one, which reports to XCTest or Swift Testing.
/// - A step or a scenario reports one failure. The steps and scenarios after the failure are logged as skipped and don't run.
/// - Assertions of the test library that fail outside of steps and scenarios are all recorded, because the test function continues.
/// - You can use a run from any thread, but its steps must run one after another.
public final class ScenarioRun: @unchecked Sendable {
  /// The run of the current task's test.
  @TaskLocal public static var current: ScenarioRun?

  /// The name of the feature in the log, which is the test class or suite.
  public let feature: String

  /// The name of the test function in the log.
  public let test: String

  let reporter: any TestReporter
  package let journal: Journal?
  package let console: ConsoleLog?
  let scheduler: VirtualScheduler?
  let identity: String
  let limits: StepTimeLimits
  /// Whether this is an implicit run, created for a test that doesn't bind one.
  ///
  /// An implicit run isn't notified when its test ends.
  let isAmbient: Bool
  /// Whether a failure outside of steps is reported at a line of the test.
  ///
  /// The search for the line takes seconds in a large executable, and a command that a person types has no line.
  let findsPlaces: Bool
  /// The run that contains this run and receives its events, if there is one.
  let outer: ScenarioRun?
  let wallStart: Int64
  /// The difference between the wall clock and the monotonic clock, so each event reads only one clock.
  private let wallClockOffset: Int64
  /// A closure that draws the screen as SVG, or returns `nil` if the calling thread can't read it.
  package let picture: (@Sendable () -> String?)?
  /// A closure that writes the whole tree of elements as text, or returns `nil` if the calling thread can't read it.
  let tree: (@Sendable () -> String?)?
  /// A closure that returns facts about the latest read of an element as a failure, or `nil` if a failed assertion doesn't use the read.
  ///
  /// Its argument returns whether the assertion uses a member of an element: “exists”. Each call forgets the read.
  let latestRead: (@Sendable (_ isUsed: @Sendable (String) -> Bool) -> TestFailure?)?
  /// A closure that reads the screen if screens are recorded.
  ///
  /// Its argument is the change count of the last reading.
  let screen: (@Sendable (_ changeCount: UInt64?) -> ScreenReading)?
  /// A short description of the device, if there is one.
  private let device: String?
  let lock = NSLock()
  // Turn off exclusivity checks at run time, because the lock protects the state and the checks would add a tenth to the cost of a step.
  @exclusivity(unchecked) var state = RunState()

  /// Creates a run for one test.
  /// - Parameters:
  ///   - feature: The test class or suite: “ProfileTests”.
  ///   - test: The test function: “test_loggingOut”.
  ///   - reporter: The reporter that passes failures to the test library.
  ///   - journal: The journal that records events, if any. ``Journal/standard`` is the journal of the process.
  ///   - console: The log that prints events, if any. ``ConsoleLog/standard`` is the log of the process.
  ///   - scheduler: The scheduler that runs async steps. Its clock provides the virtual time.
  ///   - limits: The real-time limits of a step.
  public convenience init(
    feature: String, test: String, reporter: any TestReporter, journal: Journal?, console: ConsoleLog?, scheduler: VirtualScheduler?,
    limits: StepTimeLimits = .current
  ) {
    self.init(
      feature: feature, test: test, reporter: reporter, journal: journal, console: console, scheduler: scheduler, limits: limits, isAmbient: false, picture: nil)
  }

  /// Creates a run for one test that may have a screen.
  ///
  /// A failure saves a picture of the screen beside the journal.
  package init(
    feature: String, test: String, reporter: any TestReporter, journal: Journal?, console: ConsoleLog?, scheduler: VirtualScheduler?,
    limits: StepTimeLimits = .current, isAmbient: Bool, findsPlaces: Bool = true, within outer: ScenarioRun? = nil, device: String? = nil, picture: (@Sendable () -> String?)?,
    tree: (@Sendable () -> String?)? = nil, latestRead: (@Sendable (_ isUsed: @Sendable (String) -> Bool) -> TestFailure?)? = nil,
    screen: (@Sendable (_ changeCount: UInt64?) -> ScreenReading)? = nil
  ) {
    self.outer = outer
    self.findsPlaces = findsPlaces
    self.device = device
    self.screen = journal != nil && PictureDetail.current == .steps ? screen : nil
    wallStart = Platform.monotonicNanoseconds
    wallClockOffset = Platform.microsecondsSince1970 * 1000 - wallStart
    self.picture = picture
    self.tree = tree
    self.latestRead = latestRead
    self.feature = feature
    self.test = test
    self.reporter = reporter
    self.journal = journal
    self.console = console
    self.scheduler = scheduler
    self.limits = limits
    self.isAmbient = isAmbient
    let name = "\(feature)/\(test)"
    identity = outer?.identity ?? journal?.tests.identity(of: name) ?? console?.tests.identity(of: name) ?? name
    if let outer { goOn(with: outer) }
  }

  deinit {
    state.activity?.end()
    UnfinishedRuns.remove(self)
  }

  /// Runs a test's body with this run bound, and logs the start and the end of the test.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    start()
    defer { finish() }
    // Watch the whole body, because code outside the steps may hang, too.
    let activity = lock.withLock { state.activity }
    let previous = activity?.enter(at: Platform.monotonicNanoseconds)
    defer { activity?.leave(previous, at: Platform.monotonicNanoseconds) }
    return try VirtualScheduler.$ofTest.withValue(scheduler) { try Self.$current.withValue(self, operation: body) }
  }

  /// Runs a test's async body with this run bound, and logs the start and the end of the test.
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

  /// Logs the start of the test.
  ///
  /// Repeated calls have no effect.
  ///
  /// `perform(_:)` and the first event of a run call this method.
  public func start() {
    let isFirst = lock.withLock {
      defer { state.hasStarted = true }
      return !state.hasStarted
    }
    guard isFirst else { return }
    TestProcess.prepare()
    XCTestObserver.placeholder()
    UnfinishedRuns.insert(self)
    LibraryVerdicts.begin(self)
    let activity = Activity(test: identity, journal: journal?.immortalPath, countsAlone: !isAmbient, limits: limits)
    lock.withLock { state.activity = activity }
    guard outer == nil else { return }
    var started = JournalEvent.TestStart(test: identity, feature: feature, name: test, virtual: virtualNow, wall: wallNow())
    started.device = device
    emit(held: .testStarted(started))
  }

  /// Logs the end of the test.
  ///
  /// Repeated calls have no effect.
  ///
  /// `perform(_:)` calls this method.
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

  /// Whether the rest of the test is skipped, because it failed or requested it.
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

  /// Whether anything in this test has failed.
  public var hasFailed: Bool { lock.withLock { state.hasFailed } }

  /// The open scenarios and steps from the outside in: “Logging out › 1.3 Then I see login screen”.
  public var trail: String { trailParts.joined(separator: " › ") }

  /// The separate parts of ``trail``.
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
  /// The scheduler whose clock the test uses, or `nil` if only async steps have temporary schedulers.
  var currentClock: VirtualScheduler? { scheduler ?? VirtualScheduler.current }

  /// The virtual time of the test: the scheduler's time, or the total time of temporary schedulers.
  var virtualNow: Duration { currentClock?.now.offset ?? lock.withLock { state.virtualOfTemporarySchedulers } }

  /// Whether there's a journal or a console log.
  var writesEvents: Bool { journal != nil || console != nil }

  func wallNow(since start: Int64? = nil) -> WallTime { wall(at: Platform.monotonicNanoseconds, since: start) }

  /// Returns the wall time for a monotonic time.
  func wall(at now: Int64, since start: Int64? = nil) -> WallTime {
    WallTime(time: (now + wallClockOffset) / 1000, took: start.map { now - $0 } ?? 0)
  }

  func emit(_ event: JournalEvent) {
    journal?.write(event)
    console?.show(event, in: journal)
  }

  /// Emits an event that is written to the file later, with the following events or by the watchdog.
  ///
  /// Held events are the starts of tests, scenarios, and steps, actions, and the ends of waits.
  func emit(held event: JournalEvent) {
    if limits == .none { journal?.write(event) } else { journal?.hold(event) }
    console?.show(event, in: journal)
  }

  /// Emits the end of a step or a scenario.
  ///
  /// The event is held if nothing failed and held lines survive when the process is killed.
  func emit(end event: JournalEvent, _ outcome: Outcome) {
    if outcome != .failed, journal?.heldLinesOutliveProcess == true { emit(held: event) } else { emit(event) }
  }
}
