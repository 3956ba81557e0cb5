import Foundation
import HeadlessDevice
import HeadlessXCUI
import ScenarioKit
import VirtualTime

/// One test's world: a fresh simulated device with the app under test on it, and the log that the test writes to.
///
/// `ScreenTestCase`, the Swift Testing trait and the demo create one for each test; no state leaks from one to the next.
@MainActor
public struct ScreenSession {
  /// The launch environment key whose value tells each running app instance from every other one; the name is TABTestKit's.
  nonisolated public static let uuidKey: String = "TABTestKit.UUID"

  let device: Device
  /// The log of the test.
  public let run: ScenarioRun
  let appUnderTest: AppUnderTest?
  /// What the test does before its body and after it, in `explore` for each run.
  package var surroundings: SessionSurroundings = SessionSurroundings()

  /// Creates a session with a device that is switched on; the app is not launched yet.
  /// - Parameters:
  ///   - appUnderTest: The app; without one, launching it fails the test with a message that says how to name it.
  ///   - feature: The test class or suite, for the log.
  ///   - test: The test function, for the log.
  ///   - reporter: What hands failures to the test library.
  ///   - journal: Where events are recorded, if anywhere.
  ///   - console: Where events are printed, if anywhere.
  public init(
    appUnderTest: AppUnderTest?, feature: String, test: String, reporter: any TestReporter, journal: Journal? = .standard, console: ConsoleLog? = .standard
  ) {
    self.init(appUnderTest: appUnderTest, feature: feature, test: test, reporter: reporter, journal: journal, console: console, within: nil)
  }

  /// Creates a session whose events are those of another test's run, or go nowhere.
  init(
    appUnderTest: AppUnderTest?, feature: String, test: String, reporter: any TestReporter, journal: Journal?, console: ConsoleLog?, within outer: ScenarioRun?
  ) {
    let device = Device(apps: appUnderTest.map { [$0.installedApp] } ?? [])
    self.device = device
    self.appUnderTest = appUnderTest
    run = ScenarioRun(
      feature: feature, test: test, reporter: reporter, journal: journal, console: console, scheduler: device.scheduler, isAmbient: false,
      within: outer, device: Self.name(of: device), picture: { [weak device] in device.flatMap(Self.picture) },
      screen: { [weak device] changeCount in device.map { Self.read($0, since: changeCount) } ?? .unavailable })
    bindSurroundings()
  }

  /// Lets what runs on other threads than the test's find the device and the log.
  private func bindSurroundings() {
    let (device, run) = (WeakReference(device), WeakReference(run))
    self.device.scheduler.setSurroundings { body in
      guard let device = device.object, let run = run.object else { return body() }
      Device.withCurrent(device) {
        InteractionFailure.$handler.withValue(ScenarioFailures.handler) { ScenarioRun.$current.withValue(run, operation: body) }
      }
    }
    _ = self.device.scheduler.attachment { AppLog { line in run.object?.keep(logLine: line) } }
    self.device.scheduler.onProblem { problem in
      var failure = TestFailure(kind: "app.deadlock", message: problem.message)
      failure.advice = problem.advice
      guard let run = run.object else { return }
      ScenarioRun.$current.withValue(run) { ScenarioRun.fail(failure) }
    }
  }

  /// Runs a test's body on this device, between the test's start and its end in the log.
  ///
  /// - Parameters:
  ///   - configuration: How the test waits. It is asked inside of the test, so that a value that cannot be used fails it.
  ///   - body: The test.
  public func perform<Result>(configuration: () -> TestConfiguration = { TestConfiguration() }, _ body: () throws -> Result) rethrows -> Result {
    RunningSessions.shared.add(running)
    defer { RunningSessions.shared.remove(device.scheduler) }
    return try Device.withCurrent(device) {
      try InteractionFailure.$handler.withValue(ScenarioFailures.handler) {
        try ExploredWorld.$current.withValue(exploredWorld) {
          try run.perform {
            try TestConfiguration.with(noting(configuration())) {
              defer { shutDown() }
              if failsBecauseTimeIsReal() { return try body() }
              return try device.scheduler.asTestCode(body)
            }
          }
        }
      }
    }
  }

  /// Runs a test's async body on this device, between the test's start and its end in the log.
  ///
  /// - Parameters:
  ///   - configuration: How the test waits. It is asked inside of the test, so that a value that cannot be used fails it.
  ///   - body: The test.
  public func perform<Result>(
    configuration: () -> TestConfiguration = { TestConfiguration() }, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    RunningSessions.shared.add(running)
    defer { RunningSessions.shared.remove(device.scheduler) }
    return try await Device.withCurrent(device) {
      try await InteractionFailure.$handler.withValue(ScenarioFailures.handler) {
        try await ExploredWorld.$current.withValue(exploredWorld) {
          try await run.perform {
            try await TestConfiguration.with(noting(configuration())) {
              defer { shutDown() }
              if failsBecauseTimeIsReal() { return try await body() }
              return try await device.scheduler.asTestCode { try await body() }
            }
          }
        }
      }
    }
  }

  /// Fails the test where what the app waits with is not captured, though it should be, and returns whether it did; its scenarios are skipped then.
  private func failsBecauseTimeIsReal() -> Bool {
    guard let failure = CaptureCheck.current.failure() else { return false }
    ScenarioRun.fail(failure, at: TestDeclaration.find(suite: run.feature, test: run.test))
    return true
  }

  private func noting(_ configuration: TestConfiguration) -> TestConfiguration {
    RunningSessions.shared.configure(device.scheduler, configuration)
    return configuration
  }

  private var running: RunningSessions.Running { RunningSessions.Running(scheduler: device.scheduler, run: run, resume: resume) }

  /// Runs a part of the test that stands on another thread as if it stood in the test.
  private func resume(_ configuration: TestConfiguration, _ body: () -> Void) {
    Device.withCurrent(device) {
      InteractionFailure.$handler.withValue(ScenarioFailures.handler) {
        VirtualScheduler.$ofTest.withValue(device.scheduler) {
          ScenarioRun.$current.withValue(run) { TestConfiguration.with(configuration.withoutRefusals, body) }
        }
      }
    }
  }

  /// Prepares the device for the test: no face or finger is enrolled, and the app under test's launch environment has a UUID.
  public func prepareLaunch() {
    device.biometrics.isEnrolled = false
    App.shared.launchEnvironment[Self.uuidKey] = UUID().uuidString
  }

  /// Launches the app under test, with the launch argument `TABTestKit.Clean` if asked to.
  ///
  /// Where the test names no app it fails, with a message that says how to name one.
  public func launch(clean: Bool) {
    if device.bundleIdentifierOfAppUnderTest.isEmpty {
      var failure = TestFailure(kind: "app.notNamed", message: "\(run.feature) does not say which app it tests.")
      failure.advice = """
        name it in the test class, or in a class that it inherits from, here for an app called MyApp:
          override class var appUnderTest: AppUnderTest? { AppUnderTest(MyApp.self) }
        """
      ScenarioRun.fail(failure, at: TestDeclaration.find(suite: run.feature, test: run.test))
    } else {
      run.perform("launching the app") { App.shared.launch(clean: clean) }
    }
  }

  /// Launches the app before the first interaction of the test's set-up, or when it is prepared; not where the set-up launches it itself before that.
  package func launchLater(_ launch: @escaping @MainActor () -> Void) {
    if device.state(of: device.bundleIdentifierOfAppUnderTest) == .runningForeground { return }
    device.pendingLaunch = launch
  }

  /// Launches the app before the first interaction, step, wait or stub of the test function, or when ``launchIfPending()`` is called; not where the function launches it itself.
  package func launchInTest(_ launch: @escaping @MainActor () -> Void) {
    launchLater(launch)
    if device.pendingLaunch != nil { device.scheduler.beforeFirstUse { [weak device] in device?.launchIfPending() } }
  }

  /// Prepares the launch now, where nothing has launched the app since ``launchLater(_:)`` was called; `prepare` says how the app is launched in the test.
  package func prepareIfPending(_ prepare: () -> Void) {
    guard device.pendingLaunch != nil else { return }
    device.pendingLaunch = nil
    prepare()
  }

  /// Launches the app where ``launchInTest(_:)`` was called, nothing has launched it since, the test has neither failed nor been skipped, and not all of its scenarios were left out.
  package func launchIfPending() { if !run.skipsTheRest, !run.hasNoChosenScenario { device.launchIfPending() } }

  /// Forgets what ``launchLater(_:)`` or ``launchInTest(_:)`` was told.
  package func forgetPendingLaunch() {
    device.pendingLaunch = nil
    device.scheduler.beforeFirstUse(nil)
  }

  /// Terminates the app under test, if it is running.
  public func terminate() {
    if [.notRunning, .unknown].contains(App.shared.state) { return }
    App.shared.terminate()
  }

  /// Forgets what the test has set for launches.
  public func forgetLaunch() {
    App.shared.launchArguments = []
    App.shared.launchEnvironment = [:]
  }

  /// A picture of a device's screen; `nil` on a thread that the device does not belong to, and while other code keeps the main actor.
  nonisolated private static func picture(of device: Device) -> String? {
    guard let scheduler = VirtualScheduler.owner, scheduler === device.scheduler else { return nil }
    return scheduler.asMainActorIfFree { svgPicture(of: device) }
  }

  private static func svgPicture(of device: Device) -> String { device.tree.svgSnapshot(size: device.screen.size) }

  /// A picture of the screen as it is now, in SVG.
  package var svgPicture: String { Self.svgPicture(of: device) }

  /// The screen as it is now, as an indented text tree.
  package var textPicture: String { device.tree.textSnapshot() }
}

/// A reference that does not keep its object, for closures that outlive it.
private struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
