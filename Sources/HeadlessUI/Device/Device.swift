import Foundation
import ScreenModel
import VirtualTime

/// A simulated phone: its screen, its keyboard, its running apps and its clock.
///
/// Each test gets one of its own.
///
/// Input arrives as a person's would, at points of the screen (390 x 844 points), and goes to what a hit test finds there. After each input the device renders and runs the work that is
/// due at once; the clock moves only while something waits.
@MainActor
public final class Device {
  /// The device that the code under way is about; bound around each test with ``withCurrent(_:operation:)``.
  nonisolated public static var current: Device? { CurrentDevice.device }

  /// Makes a device the current one while a closure runs.
  ///
  /// The test's own tasks go on in real time; what the apps start belongs to the device's clock.
  nonisolated public static func withCurrent<Result>(_ device: Device, operation: () throws -> Result) rethrows -> Result {
    try CurrentDevice.$device.withValue(device, operation: operation)
  }

  /// Makes a device the current one while an asynchronous closure runs.
  public static func withCurrent<Result>(_ device: Device, operation: @MainActor () async throws -> Result) async rethrows -> Result {
    try await CurrentDevice.$device.withValue(device, operation: operation)
  }

  /// Everything that can be seen on the device, as an accessibility tool sees it.
  public let tree: ElementTree
  /// Owns the device's clock and runs what the apps have started.
  nonisolated public let scheduler: VirtualScheduler
  /// The screen as it is held now, in points.
  public private(set) var screen: CGRect
  /// The app that tests mean where they name none: the first one installed.
  public private(set) var bundleIdentifierOfAppUnderTest = ""

  /// What the device keeps for its apps.
  let services = DeviceServices()
  /// What each app has stored.
  nonisolated let storedDefaults = AppDefaultsDirectory()
  private var installed: [String: InstalledApp] = [:]
  private var systemApps: [String: SystemApp] = [:]
  private var running: [String: RunningApp] = [:]
  private var springboard: RunningApp?
  /// What the device's own apps show and remember.
  let system = SystemState()
  /// The face or fingerprint sensor.
  public private(set) lazy var biometrics = BiometricSensor(device: self)
  var nextAlertID = 0
  private var heldOrientation = DeviceOrientation.portrait
  private(set) var lastRunaway: String?
  /// What the last launch or input came to: whether the apps settled afterwards.
  public private(set) var lastResult = RunResult.settled

  /// Makes a device that is switched on, with a clock of its own that stands at zero.
  ///
  /// - Parameter apps: The apps on it; tests mean the first one where they name none.
  public init(apps: [InstalledApp] = []) {
    tree = ElementTree()
    scheduler = VirtualScheduler()
    screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    tree.setFrame(screen, of: tree.root)
    for app in apps { install(app) }
    for app in SystemApp.allCases { systemApps[app.rawValue] = app }
    scheduler.afterWork = { [weak self] in MainActor.assumeIsolated { self?.render() } }
  }

  /// How the device is held; to turn it lays every app out anew in the new shape.
  ///
  /// A telephone's screen does not turn upside down, and stays as it is while the device lies flat.
  public var orientation: DeviceOrientation {
    get { heldOrientation }
    set {
      heldOrientation = newValue
      guard let isLandscape = newValue.turnsScreenToLandscape, isLandscape != screen.isLandscape else { return }
      perform(cause: "the turn of the device") {
        screen = CGRect(x: 0, y: 0, width: screen.height, height: screen.width)
        tree.setFrame(screen, of: tree.root)
        for app in running.values { app.host.screenDidChange() }
        springboard?.host.screenDidChange()
      }
    }
  }

  // MARK: Apps

  /// Puts an app on the device; it is not running yet.
  public func install(_ app: InstalledApp) {
    if bundleIdentifierOfAppUnderTest.isEmpty { bundleIdentifierOfAppUnderTest = app.bundleIdentifier }
    installed[app.bundleIdentifier] = app
  }

  /// What has become of an app.
  public enum AppState: Int, Sendable {
    /// Nothing is known of it: it is not installed.
    case unknown = 0
    /// It is not running.
    case notRunning = 1
    /// It is in the background and gets no time.
    case runningBackgroundSuspended = 2
    /// It is in the background.
    case runningBackground = 3
    /// It is in front.
    case runningForeground = 4
  }

  /// The bundle identifiers of the apps that were put on the device, sorted; its own apps are not among them.
  public var installedApps: [String] { installed.keys.sorted() }

  /// The apps that were put on the device, by bundle identifier.
  var userApps: [InstalledApp] { installedApps.compactMap { installed[$0] } }

  /// Whether an app is on the device, put there or its own.
  public func isInstalled(_ bundleIdentifier: String) -> Bool { installed[bundleIdentifier] != nil || systemApps[bundleIdentifier] != nil }

  /// What has become of an app.
  public func state(of bundleIdentifier: String) -> AppState {
    if bundleIdentifier == SystemApp.springboard.rawValue { return .runningForeground }
    if running[bundleIdentifier] != nil { return bundleIdentifier == frontmostApp ? .runningForeground : .runningBackground }
    return isInstalled(bundleIdentifier) ? .notRunning : .unknown
  }

  /// The bundle identifier of the app in front; `nil` on the home screen.
  public private(set) var frontmostApp: String? {
    didSet {
      system.showsHomeScreen = frontmostApp == nil
      storedDefaults.frontmostApp = frontmostApp
    }
  }

  /// The name of an app; its bundle identifier where there is no such app.
  public func name(of bundleIdentifier: String) -> String {
    installed[bundleIdentifier]?.name ?? systemApps[bundleIdentifier]?.name ?? bundleIdentifier
  }

  /// The `application` element of an app while it is running.
  public func applicationElement(of bundleIdentifier: String) -> ElementID? {
    if bundleIdentifier == SystemApp.springboard.rawValue { return wakeSpringboard().host.application }
    return running[bundleIdentifier]?.host.application
  }

  /// Launches an app anew; one that is running is terminated first.
  ///
  /// - Returns: Whether there is such an app.
  @discardableResult
  public func launch(_ bundleIdentifier: String, arguments: [String] = [], environment: [String: String] = [:]) -> Bool {
    if bundleIdentifier == SystemApp.springboard.rawValue { return activate(bundleIdentifier) }
    guard let app = installed[bundleIdentifier] ?? systemApps[bundleIdentifier]?.installedApp else { return false }
    terminate(bundleIdentifier)
    bringToFront(nil)
    let options = LaunchOptions(arguments: arguments, environment: environment)
    perform(cause: "the launch of \(app.name)") {
      let launched = RunningApp(app: app, options: options, device: self)
      running[bundleIdentifier] = launched
      bringToFront(bundleIdentifier)
    }
    return true
  }

  /// Brings an app to the front, and launches it where it is not running.
  @discardableResult
  public func activate(_ bundleIdentifier: String) -> Bool {
    guard isInstalled(bundleIdentifier) else { return false }
    if bundleIdentifier == SystemApp.springboard.rawValue {
      pressHome()
      return true
    }
    if running[bundleIdentifier] == nil { return launch(bundleIdentifier) }
    perform(cause: "the activation of \(name(of: bundleIdentifier))") { bringToFront(bundleIdentifier) }
    return true
  }

  /// Ends an app: its views and their state go, and the tasks of its `task` and `refreshable` modifiers are cancelled.
  ///
  /// Other tasks that it has started go on until they end or the device is switched off.
  public func terminate(_ bundleIdentifier: String) {
    guard let app = running.removeValue(forKey: bundleIdentifier) else { return }
    biometrics.cancelRequests(of: bundleIdentifier)
    withdrawSystemAlerts(of: bundleIdentifier)
    perform(cause: "the termination of \(name(of: bundleIdentifier))") { app.host.tearDown() }
    guard frontmostApp == bundleIdentifier else { return }
    frontmostApp = nil
    render()
  }

  /// Sends the app in front to the background, as the home button does.
  public func pressHome() {
    perform(cause: "the home button") {
      bringToFront(nil)
      wakeSpringboard()
    }
  }

  /// The home screen and the system's alerts; made when something is asked of them, so that a test that needs neither pays for neither.
  @discardableResult
  func wakeSpringboard() -> RunningApp {
    if let springboard { return springboard }
    let settings = [SystemApp.preferences, .safari, .testRunner].map { HomeScreenIcon(id: $0.rawValue, name: $0.name) }
    system.icons = userApps.map { HomeScreenIcon(id: $0.bundleIdentifier, name: $0.name) } + settings
    let made = RunningApp(app: SystemApp.springboard.installedApp, options: LaunchOptions(), device: self)
    springboard = made
    return made
  }

  private func bringToFront(_ bundleIdentifier: String?) {
    guard frontmostApp != bundleIdentifier else { return }
    let previous = frontmostApp
    frontmostApp = bundleIdentifier
    if let previous, let app = running[previous] { app.setScenePhase(.background) }
    if let bundleIdentifier, let app = running[bundleIdentifier] {
      // What is in front is drawn last, but for the system's alerts.
      tree.move(app.host.application, into: tree.root, before: springboard?.host.application)
      app.setScenePhase(.active)
    }
  }

  var frontHost: ViewHost? { frontmostApp.flatMap { running[$0]?.host } }

  /// The app that touches go to: the system's own while its alert or its home screen is on the screen.
  var touchedHost: ViewHost? {
    if let springboard, frontmostApp == nil || !system.alerts.isEmpty { return springboard.host }
    return frontHost
  }

  /// How many view bodies an app has evaluated since its launch.
  public func bodyEvaluationCount(of bundleIdentifier: String) -> Int { running[bundleIdentifier]?.host.evaluationCount ?? 0 }

  /// The options that the code under way was launched with, for an app that asks.
  var launchOptionsOfFrontApp: LaunchOptions? { launching ?? frontmostApp.flatMap { running[$0]?.options } }
  var launching: LaunchOptions?

  // MARK: Work

  /// Receives the mistakes in the apps' views that show while they are rendered; each is reported once for each launch.
  package var renderingProblemHandler: ((RenderingProblem) -> Void)?

  /// Reports a mistake in an app's views.
  package func report(_ problem: RenderingProblem) { renderingProblemHandler?(problem) }

  /// Does something to the device: the apps' work starts under the cause's name, the screen is brought up to date, and what is due at once runs.
  @discardableResult
  func perform(cause: String, _ body: () -> Void) -> RunResult {
    func run() -> RunResult {
      scheduler.withCause(cause) { body() }
      lastResult = settle()
      return lastResult
    }
    if Device.current === self, VirtualScheduler.current === scheduler { return run() }
    return Device.withCurrent(self) { run() }
  }

  /// Brings the element tree up to date with the state of the apps.
  public func render() {
    if let springboard {
      if let runaway = springboard.host.render() { lastRunaway = runaway }
      springboard.host.isWindowHidden = frontmostApp != nil && system.alerts.isEmpty
    }
    if running.count == 1, let app = running.first?.value {
      if let runaway = app.host.render() { lastRunaway = runaway }
      return
    }
    // In a fixed order: what the apps start while they render is queued in it.
    for identifier in running.keys.sorted() { if let runaway = running[identifier]?.host.render() { lastRunaway = runaway } }
  }

  /// Renders and runs what is due now, until nothing is; the clock does not move.
  @discardableResult
  public func settle() -> RunResult {
    render()
    let result = scheduler.runDue()
    render()
    if case .neverSettles = result { return result }
    return takeRunaway() ?? result
  }

  private func takeRunaway() -> RunResult? {
    guard let runaway = lastRunaway else { return nil }
    lastRunaway = nil
    return .neverSettles(cause: runaway)
  }

  /// Waits until a condition holds, in virtual time: see ``VirtualScheduler/wait(timeout:until:)``.
  ///
  /// - Parameter timeout: The longest wait, in seconds of the device's clock.
  public func wait(timeout: Double, until condition: () -> Bool) -> WaitOutcome {
    render()
    let outcome = VirtualScheduler.$current.withValue(scheduler) { scheduler.wait(timeout: Duration(clampingSeconds: max(0, timeout)), until: condition) }
    if case .neverSettles(let cause)? = takeRunaway(), outcome != .satisfied { return .neverSettles(cause: cause) }
    return outcome
  }

  /// Switches the device off: every app is terminated and nothing that they started is left.
  public func shutDown() {
    for bundleIdentifier in running.keys.sorted() { terminate(bundleIdentifier) }
    springboard?.host.tearDown()
    springboard = nil
    // What an alert does when it is answered keeps the device.
    system.alerts.removeAll()
    scheduler.shutDown()
  }
}
