import Foundation
import HeadlessDevice
import HeadlessXCUI
import ScenarioKit
import VirtualTime

/// The environment of one test: a new simulated device with the app under test, and the test's log.
///
/// `ScreenTestCase`, the Swift Testing trait and the demo create a session for each test. Tests don't share any state.
@MainActor
public struct ScreenSession {
  /// The key in the launch environment for a unique value of each launch.
  ///
  /// TABTestKit uses the same key.
  nonisolated public static let uuidKey: String = "TABTestKit.UUID"

  package let device: Device
  /// The log of the test.
  public let run: ScenarioRun
  let appUnderTest: AppUnderTest?
  /// The code that runs before and after the test's body, and before and after each run of `explore`.
  package var appEnvironment: SessionEnvironment = SessionEnvironment()

  /// Creates a session with a device that's switched on.
  ///
  /// The app isn't launched yet.
  /// - Parameters:
  ///   - appUnderTest: The app. Without it, launching fails the test with a message that explains how to name the app.
  ///   - feature: The test class or suite, for the log.
  ///   - test: The test function, for the log.
  ///   - reporter: The object that reports failures to the test library.
  ///   - journal: The journal that records events, or `nil` for none.
  ///   - console: The console log that prints events, or `nil` for none.
  public init(
    appUnderTest: AppUnderTest?, feature: String, test: String, reporter: any TestReporter, journal: Journal? = .standard, console: ConsoleLog? = .standard
  ) {
    self.init(appUnderTest: appUnderTest, feature: feature, test: test, reporter: reporter, journal: journal, console: console, within: nil)
  }

  /// Creates a session whose events belong to another test's run, or go nowhere.
  init(
    appUnderTest: AppUnderTest?, feature: String, test: String, reporter: any TestReporter, journal: Journal?, console: ConsoleLog?, within outer: ScenarioRun?
  ) {
    let device = Device(apps: appUnderTest.map { [$0.installedApp] } ?? [])
    self.device = device
    self.appUnderTest = appUnderTest
    run = ScenarioRun(
      feature: feature, test: test, reporter: reporter, journal: journal, console: console, scheduler: device.scheduler, isAmbient: false,
      within: outer, device: Self.name(of: device), picture: { [weak device] in device.flatMap(Self.picture) },
      tree: { [weak device] in device.flatMap(Self.tree) },
      latestRead: { [weak device] isUsed in device.flatMap { Self.latestRead(on: $0, ifUsed: isUsed) } },
      screen: { [weak device] changeCount in device.map { Self.read($0, since: changeCount) } ?? .unavailable })
    bindAppEnvironment()
  }

  /// Connects the device to the log, so code on other threads than the test's can find both.
  private func bindAppEnvironment() {
    let (device, run) = (WeakReference(device), WeakReference(run))
    self.device.scheduler.setAppEnvironment { body in
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

  /// Runs a test's body on this device, between the start and the end of the test in the log.
  ///
  /// - Parameters:
  ///   - configuration: A closure that returns the test's configuration. It's called inside the test, so an invalid value fails the test.
  ///   - body: The body of the test.
  public func perform<Result>(configuration: () -> TestConfiguration = { TestConfiguration() }, _ body: () throws -> Result) rethrows -> Result {
    // The check takes time once in a process, and that time isn't the test's, which has a limit.
    CaptureCheck.current.run()
    RunningSessions.shared.add(running)
    defer { RunningSessions.shared.remove(device.scheduler) }
    return try Device.withCurrent(device) {
      try InteractionFailure.$handler.withValue(ScenarioFailures.handler) {
        try ExplorationContext.$current.withValue(exploredWorld) {
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

  /// Runs a test's async body on this device, between the start and the end of the test in the log.
  ///
  /// - Parameters:
  ///   - configuration: A closure that returns the test's configuration. It's called inside the test, so an invalid value fails the test.
  ///   - body: The body of the test.
  public func perform<Result>(
    configuration: () -> TestConfiguration = { TestConfiguration() }, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    // The check takes time once in a process, and that time isn't the test's, which has a limit.
    CaptureCheck.current.run()
    RunningSessions.shared.add(running)
    defer { RunningSessions.shared.remove(device.scheduler) }
    return try await Device.withCurrent(device) {
      try await InteractionFailure.$handler.withValue(ScenarioFailures.handler) {
        try await ExplorationContext.$current.withValue(exploredWorld) {
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

  /// Fails the test and returns `true` if an app's waits would take real time.
  ///
  /// The test's scenarios are then skipped. If another category doesn't work, the test fails when it first uses the category.
  private func failsBecauseTimeIsReal() -> Bool {
    let check = CaptureCheck.current
    if let failure = check.failure(of: .time) {
      ScenarioRun.fail(failure, at: TestDeclaration.find(suite: run.feature, test: run.test))
      return true
    }
    let (app, feature, test) = (appUnderTest?.installedApp.name, run.feature, run.test)
    device.scheduler.onUse(of: check.brokenCategories) { [weak run] category in
      guard let failure = check.failure(of: category, usedBy: app, isReported: run?.hasFailed != true) else { return }
      let place = TestDeclaration.find(suite: feature, test: test)
      // The test may be over, because another thread of its app can run for a moment longer.
      guard let run else { return ScenarioRun.failRun("\(test): \(failure.message)", at: place) }
      ScenarioRun.$current.withValue(run) { ScenarioRun.fail(failure, at: place) }
    }
    for category in check.categoriesInUse(by: app, on: device) { device.scheduler.noteUse(of: category) }
    return false
  }

  private func noting(_ configuration: TestConfiguration) -> TestConfiguration {
    RunningSessions.shared.configure(device.scheduler, configuration)
    return configuration
  }

  private var running: RunningSessions.Running {
    // Keep the handlers of the test case, because another thread doesn't inherit the test's task-local values.
    let handlers = FailureHandler.scopes
    return RunningSessions.Running(
      scheduler: device.scheduler, run: run,
      resume: { configuration, body in FailureHandler.$scopes.withValue(handlers) { resume(configuration, body) } },
      withHandlers: { body in FailureHandler.$scopes.withValue(handlers, operation: body) })
  }

  /// Runs a part of the test from another thread as if it ran in the test.
  private func resume(_ configuration: TestConfiguration, _ body: () -> Void) {
    Device.withCurrent(device) {
      InteractionFailure.$handler.withValue(ScenarioFailures.handler) {
        VirtualScheduler.$ofTest.withValue(device.scheduler) {
          ScenarioRun.$current.withValue(run) { TestConfiguration.with(configuration.withoutRefusals, body) }
        }
      }
    }
  }

  /// Prepares the device for the test: unenrolls biometrics and sets a UUID in the launch environment.
  public func prepareLaunch() {
    device.biometrics.isEnrolled = false
    App.shared.launchEnvironment[Self.uuidKey] = UUID().uuidString
  }

  /// Launches the app under test, with the launch argument `TABTestKit.Clean` if `clean` is true.
  ///
  /// If the test doesn't name an app, it fails with a message that explains how to name one.
  public func launch(clean: Bool) {
    if device.bundleIdentifierOfAppUnderTest.isEmpty {
      var failure = TestFailure(kind: "app.notNamed", message: "\(run.feature) does not name the app that it tests.")
      failure.advice = """
        name it in the test class, or in a class that it inherits from. For an app called MyApp:
          override class var appUnderTest: AppUnderTest? { AppUnderTest(MyApp.self) }
        """
      ScenarioRun.fail(failure, at: TestDeclaration.find(suite: run.feature, test: run.test))
    } else {
      run.perform("launching the app") { App.shared.launch(clean: clean) }
    }
  }

  /// Schedules a launch before the first interaction in the test's set-up, or at the latest when ``prepareIfPending(_:)`` is called.
  ///
  /// The scheduled launch is dropped if the set-up launches the app itself.
  package func launchLater(_ launch: @escaping @MainActor () -> Void) {
    if device.state(of: device.bundleIdentifierOfAppUnderTest) == .runningForeground { return }
    device.pendingLaunch = launch
  }

  /// Schedules a launch before the first interaction, step, wait or stub in the test function.
  ///
  /// The app is also launched when ``launchIfPending()`` is called. The scheduled launch is dropped if the function launches the app itself.
  package func launchInTest(_ launch: @escaping @MainActor () -> Void) {
    launchLater(launch)
    if device.pendingLaunch != nil { device.scheduler.beforeFirstUse { [weak device] in device?.launchIfPending() } }
  }

  /// Prepares the launch now if nothing has launched the app since ``launchLater(_:)`` was called.
  /// - Parameter prepare: A closure that defines how the test launches the app.
  package func prepareIfPending(_ prepare: () -> Void) {
    guard device.pendingLaunch != nil else { return }
    device.pendingLaunch = nil
    prepare()
  }

  /// Launches the app if ``launchInTest(_:)`` was called and nothing has launched the app since then.
  ///
  /// The app isn't launched if the test has failed or was skipped, or if a filter left out all of its scenarios.
  package func launchIfPending() { if !run.skipsTheRest, !run.hasNoChosenScenario { device.launchIfPending() } }

  /// Cancels the launch that ``launchLater(_:)`` or ``launchInTest(_:)`` has scheduled.
  package func forgetPendingLaunch() {
    device.pendingLaunch = nil
    device.scheduler.beforeFirstUse(nil)
  }

  /// Terminates the app under test if it's running.
  public func terminate() {
    if [.notRunning, .unknown].contains(App.shared.state) { return }
    App.shared.terminate()
  }

  /// Removes the launch arguments and the launch environment that the test has set.
  public func forgetLaunch() {
    App.shared.launchArguments = []
    App.shared.launchEnvironment = [:]
  }

  /// Returns a picture of a device's screen.
  ///
  /// The result is `nil` on a thread that doesn't belong to the device, and while other code occupies the main actor.
  nonisolated private static func picture(of device: Device) -> String? {
    guard let scheduler = VirtualScheduler.owner, scheduler === device.scheduler else { return nil }
    return scheduler.asMainActorIfFree { svgPicture(of: device) }
  }

  /// Returns a device's whole tree of elements as text, under the same conditions as its picture.
  nonisolated private static func tree(of device: Device) -> String? {
    guard let scheduler = VirtualScheduler.owner, scheduler === device.scheduler else { return nil }
    return scheduler.asMainActorIfFree { device.tree.textSnapshot() + "\n" }
  }

  private static func svgPicture(of device: Device) -> String { device.tree.svgSnapshot(size: device.screen.size) }

  /// A picture of the current screen, in SVG.
  package var svgPicture: String { Self.svgPicture(of: device) }

  /// The current screen as an indented text tree.
  package var textPicture: String { device.tree.textSnapshot() }
}

/// A weak reference to an object, for closures that can outlive the object.
private struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
