import Foundation
import FoundationExtras
import HeadlessUI
import ScreenModel
import VirtualTime

/// A simulated phone with a screen, a keyboard, running apps and a clock.
///
/// Each test has its own device.
///
/// Touches go to the view that a hit test finds at their point. The screen has 390 × 844 points unless a test sets another size. After each input, the device renders the apps
/// and runs the work that's due. The clock only moves while code waits.
@MainActor
package final class Device {
  /// The elements of the apps and of the system on the screen.
  package let tree: ElementTree
  /// The scheduler that owns the device's clock and runs the apps' work.
  nonisolated package let scheduler: VirtualScheduler
  let settingsStorage = SystemSettingsStorage()
  /// The animations of the apps.
  package let animations: AnimationTimeline
  /// The bounds of the screen in the current orientation, in points.
  package private(set) var screen: CGRect
  /// The bundle identifier of the app under test, which is the first installed app.
  package private(set) var bundleIdentifierOfAppUnderTest = ""

  /// The data that the device stores for its apps.
  let services = DeviceServices()
  /// The launch options and the stored data of the apps.
  nonisolated let appEnvironment: AppEnvironment
  private var installed: [String: InstalledApp] = [:]
  private var systemApps: [String: SystemApp] = [:]
  private var running: [String: RunningApp] = [:] { didSet { runningInOrder = running.keys.sorted().compactMap { running[$0] } } }
  // Keep the apps in a fixed order, because work that apps start during rendering is queued in this order.
  private var runningInOrder: [RunningApp] = []
  private var springboard: RunningApp?
  // Cache the app in front, because most accesses are about this app.
  private var frontApp: RunningApp?
  /// The state of the device's own apps.
  let system: SystemState
  /// The face or fingerprint sensor.
  nonisolated package let biometrics: BiometricSensor
  var nextAlertID = 0
  private var heldOrientation = DeviceOrientation.portrait
  private(set) var lastRunaway: String?
  /// A closure that launches the app under test, or `nil` if no launch is pending.
  ///
  /// The closure is called before the test's first interaction.
  package var pendingLaunch: (@MainActor () -> Void)?
  /// The record of the test's latest read of an element, which another module keeps, or `nil` if nothing was read yet.
  // This isn't a companion, because each read of an attribute replaces the record.
  package var latestRead: AnyObject?
  /// The result of the last launch or input, which indicates whether the apps finished all work that was due.
  package private(set) var lastResult = RunResult.settled

  /// Creates a device with a clock that starts at zero.
  ///
  /// - Parameter apps: The installed apps. The first one is the app under test.
  package init(apps: [InstalledApp] = []) {
    appEnvironment = AppEnvironment(settings: settingsStorage)
    biometrics = BiometricSensor(appEnvironment: appEnvironment)
    system = SystemState(appEnvironment: appEnvironment)
    tree = ElementTree()
    scheduler = VirtualScheduler()
    animations = AnimationTimeline(scheduler: scheduler, tree: tree)
    screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    tree.setFrame(screen, of: tree.root)
    biometrics.install(in: self)
    system.activate = { [weak self] in self?.activate($0) }
    system.open = { [weak self] in self?.open($0) ?? .noApp != .noApp }
    _ = scheduler.attachment { [appEnvironment] in SchedulerAppEnvironment(appEnvironment) }
    for app in apps { install(app) }
    for app in SystemApp.allCases { systemApps[app.rawValue] = app }
    tree.viewTypes = { [weak self] element in MainActor.assumeIsolated { self?.viewTypes(of: element) } }
    tree.look = { [weak self] in MainActor.assumeIsolated { self?.look } ?? ScreenLook() }
    tree.addParts = { [weak self] in MainActor.assumeIsolated { self?.showPartsOfControls() } }
    tree.updateGroups = { [weak self] in MainActor.assumeIsolated { self?.updateGroups(identifiedBy: nil) } }
    scheduler.addWorkObserver { [weak self] in self?.render() }
  }

  /// The orientation of the device.
  ///
  /// Setting the orientation updates the layout of every app. As on an iPhone, the screen keeps its orientation while the device is upside down or lies flat.
  package var orientation: DeviceOrientation {
    get { heldOrientation }
    set {
      heldOrientation = newValue
      guard let isLandscape = newValue.turnsScreenToLandscape, isLandscape != screen.isLandscape else { return }
      setScreen(CGSize(width: screen.height, height: screen.width), cause: "the rotation of the device")
    }
  }

  /// Changes the screen's size in its current orientation and updates the layout of every app.
  func setScreen(_ size: CGSize, cause: String) {
    perform(cause: cause) {
      screen = CGRect(origin: .zero, size: size)
      tree.setFrame(screen, of: tree.root)
      for host in hosts { host.screenDidChange() }
    }
  }

  /// The views of the running apps, and of the home screen if it has been used.
  var hosts: [ViewHost] { ([springboard].compactMap(\.self) + runningInOrder).map(\.host) }

  // MARK: Apps

  /// Installs an app without launching it.
  package func install(_ app: InstalledApp) {
    if bundleIdentifierOfAppUnderTest.isEmpty {
      bundleIdentifierOfAppUnderTest = app.bundleIdentifier
      appEnvironment.noteAppUnderTest(app.bundleIdentifier)
    }
    appEnvironment.noteModules(app.modules, of: app.bundleIdentifier)
    installed[app.bundleIdentifier] = app
  }

  /// The state of an app, with XCUITest's raw values.
  package enum AppState: Int, Sendable {
    /// The app isn't installed.
    case unknown = 0
    /// The app isn't running.
    case notRunning = 1
    /// The app is suspended in the background.
    case runningBackgroundSuspended = 2
    /// The app is running in the background.
    case runningBackground = 3
    /// The app is running in the foreground.
    case runningForeground = 4
  }

  /// The bundle identifiers of the apps that a test has installed, sorted.
  package var installedApps: [String] { installed.keys.sorted() }

  /// The apps that a test has installed, sorted by bundle identifier.
  var userApps: [InstalledApp] { installedApps.compactMap { installed[$0] } }

  /// Returns whether a test has installed an app or the app belongs to the system.
  package func isInstalled(_ bundleIdentifier: String) -> Bool { installed[bundleIdentifier] != nil || systemApps[bundleIdentifier] != nil }

  /// Returns the state of an app.
  package func state(of bundleIdentifier: String) -> AppState {
    if bundleIdentifier == SystemApp.springboard.rawValue { return .runningForeground }
    if running[bundleIdentifier] != nil { return bundleIdentifier == frontmostApp ? .runningForeground : .runningBackground }
    return isInstalled(bundleIdentifier) ? .notRunning : .unknown
  }

  /// The bundle identifier of the app in front, or `nil` on the home screen.
  package private(set) var frontmostApp: String? {
    didSet {
      frontApp = frontmostApp.flatMap { running[$0] }
      system.showsHomeScreen = frontmostApp == nil
      appEnvironment.frontmostApp = frontmostApp
    }
  }

  /// Returns the name of an app, or its bundle identifier if there is no such app.
  package func name(of bundleIdentifier: String) -> String {
    installed[bundleIdentifier]?.name ?? systemApps[bundleIdentifier]?.name ?? bundleIdentifier
  }

  /// Returns the `application` element of a running app.
  package func applicationElement(of bundleIdentifier: String) -> ElementID? {
    if let frontApp, bundleIdentifier == frontmostApp { return frontApp.host.application }
    if bundleIdentifier == SystemApp.springboard.rawValue { return wakeSpringboard().host.application }
    return running[bundleIdentifier]?.host.application
  }

  /// Launches an app.
  ///
  /// If the app is already running, it's terminated first.
  ///
  /// - Returns: Whether the app is installed.
  @discardableResult
  package func launch(_ bundleIdentifier: String, options: LaunchOptions = LaunchOptions()) -> Bool {
    if bundleIdentifier == SystemApp.springboard.rawValue { return activate(bundleIdentifier) }
    guard let app = installed[bundleIdentifier] ?? systemApps[bundleIdentifier]?.installedApp else { return false }
    terminate(bundleIdentifier)
    bringToFront(nil)
    perform(cause: "the launch of \(app.name)") {
      let launched = runningApp(app, options: options)
      running[bundleIdentifier] = launched
      bringToFront(bundleIdentifier)
    }
    return true
  }

  /// Brings an app to the front, or launches it if it isn't running.
  @discardableResult
  package func activate(_ bundleIdentifier: String) -> Bool {
    guard isInstalled(bundleIdentifier) else { return false }
    if bundleIdentifier == SystemApp.springboard.rawValue {
      pressHome()
      return true
    }
    if running[bundleIdentifier] == nil { return launch(bundleIdentifier) }
    perform(cause: "the activation of \(name(of: bundleIdentifier))") { bringToFront(bundleIdentifier) }
    return true
  }

  /// Terminates an app.
  ///
  /// The app's views and their state are removed, and the tasks of its `task` and `refreshable` modifiers are canceled. The app's other tasks continue until they end or the device is shut down. A
  /// note at the end of the test reports these tasks.
  package func terminate(_ bundleIdentifier: String) {
    guard let app = running.removeValue(forKey: bundleIdentifier) else { return }
    if app === frontApp { frontApp = nil }
    services.waitingTouches = nil
    biometrics.cancelRequests(of: bundleIdentifier)
    withdrawSystemAlerts(of: bundleIdentifier)
    forgetPermissionsForOnce(of: bundleIdentifier)
    perform(cause: "the termination of \(name(of: bundleIdentifier))") {
      app.host.tearDown()
      AssociatedObjects.shared.releaseValuesOfFreedObjects()
    }
    guard frontmostApp == bundleIdentifier else { return }
    frontmostApp = nil
    render()
  }

  /// Presses the home button, which sends the app in front to the background.
  package func pressHome() {
    perform(cause: "the home button") {
      bringToFront(nil)
      wakeSpringboard()
    }
  }

  /// Returns the home screen with the system's alerts, and creates it on first use.
  ///
  /// Most tests don't need the home screen.
  @discardableResult
  func wakeSpringboard() -> RunningApp {
    if let springboard { return springboard }
    let settings = [SystemApp.preferences, .safari, .testRunner].map { HomeScreenIcon(id: $0.rawValue, name: $0.name) }
    system.icons = userApps.map { HomeScreenIcon(id: $0.bundleIdentifier, name: $0.name) } + settings
    let made = runningApp(SystemApp.springboard.installedApp, options: LaunchOptions())
    springboard = made
    return made
  }

  private func bringToFront(_ bundleIdentifier: String?) {
    guard frontmostApp != bundleIdentifier else { return }
    let previous = frontmostApp
    if let previous, running[previous] != nil { tellLeavingFront(previous) }
    frontmostApp = bundleIdentifier
    if let previous, let app = running[previous] {
      app.host.setScenePhase(.background)
      tellBackground(previous)
    }
    if let bundleIdentifier, let app = running[bundleIdentifier] {
      // Move the app in front to the end, so it's drawn above all other apps and below the system's alerts.
      tree.move(app.host.application, into: tree.root, before: springboard?.host.application)
      tellComingToFront(bundleIdentifier, isLaunch: app.hasNotBeenInFront)
      app.hasNotBeenInFront = false
      app.host.setScenePhase(.active)
      tellActive(bundleIdentifier)
    }
  }

  var frontHost: ViewHost? { frontApp?.host }

  /// Whether the app in front uses a right-to-left layout.
  package var isRightToLeft: Bool { frontHost?.isRightToLeft ?? false }

  /// Whether the parts of controls have their own elements.
  private(set) var showsPartsOfControls = false

  /// Adds elements for the parts of controls, such as the text of a button.
  ///
  /// The first query that includes parts calls this function, so tests without such a query don't create these elements.
  private func showPartsOfControls() {
    tree.addParts = nil
    showsPartsOfControls = true
    for host in hosts { host.showsPartsOfControls = true }
    render()
  }

  /// Returns the types of the views that an element belongs to, in any app.
  private func viewTypes(of element: ElementID) -> ElementViewTypes? {
    hosts.lazy.compactMap { $0.viewTypes(of: element) }.first
  }

  /// The views that receive touches.
  ///
  /// While an alert or the home screen is shown, they're Springboard's, and otherwise the front app's.
  var touchedHost: ViewHost? {
    if let springboard, frontmostApp == nil || !system.alerts.isEmpty { return springboard.host }
    return frontHost
  }

  /// Returns the number of view bodies that an app has evaluated since its launch.
  package func bodyEvaluationCount(of bundleIdentifier: String) -> Int { running[bundleIdentifier]?.host.evaluationCount ?? 0 }

  // MARK: Work

  /// A closure that receives mistakes in the apps' views that rendering reveals, each once per launch.
  package var renderingProblemHandler: ((RenderingProblem) -> Void)?

  /// Performs an action on the device, updates the screen, and runs the work that's due.
  ///
  /// The cause becomes the name of the work that apps start in response.
  @discardableResult
  package func perform(cause: String, _ body: () -> Void) -> RunResult {
    func run() -> RunResult {
      scheduler.withCause(cause) { body() }
      lastResult = settle()
      return lastResult
    }
    if Device.current === self, VirtualScheduler.current === scheduler { return run() }
    return Device.withCurrent(self) { run() }
  }

  /// Updates the element tree to the state of the apps.
  package func render() {
    scheduler.noteLookAtScreen()
    if let springboard {
      if let runaway = springboard.host.render() { lastRunaway = runaway }
      springboard.host.isWindowHidden = frontmostApp != nil && system.alerts.isEmpty
    }
    for app in runningInOrder { if let runaway = app.host.render() { lastRunaway = runaway } }
  }

  /// Renders the apps and runs the work that's due until there's none left.
  ///
  /// The clock doesn't move.
  @discardableResult
  package func settle() -> RunResult {
    render()
    let result = scheduler.runDue()
    render()
    if case .neverSettles = result { return result }
    return takeRunaway() ?? result
  }

  /// Runs a closure with the scheduler, and updates the screen before and after.
  func run(_ body: (VirtualScheduler) -> RunResult) -> RunResult {
    render()
    let result = Device.withCurrent(self) { VirtualScheduler.$current.withValue(scheduler) { body(scheduler) } }
    render()
    return takeRunaway() ?? result
  }

  func takeRunaway() -> RunResult? {
    guard let runaway = lastRunaway else { return nil }
    lastRunaway = nil
    return .neverSettles(cause: runaway)
  }

  /// Waits in virtual time until a condition is true, like ``VirtualScheduler/wait(timeout:until:)``.
  ///
  /// - Parameter timeout: The longest time to wait, in seconds of the device's clock.
  package func wait(timeout: Double, until condition: () -> Bool) -> WaitOutcome {
    render()
    let outcome = VirtualScheduler.$current.withValue(scheduler) { scheduler.wait(timeout: Duration(clampingSeconds: max(0, timeout)), until: condition) }
    if case .neverSettles(let cause)? = takeRunaway(), outcome != .satisfied { return .neverSettles(cause: cause) }
    return outcome
  }

  /// Shuts the device down.
  ///
  /// All apps are terminated, and all of their pending work ends.
  package func shutDown() {
    terminateAll()
    scheduler.shutDown()
    AssociatedObjects.shared.releaseValuesOfFreedObjects()
  }

  /// Shuts the device down and returns the work that remained after all apps were terminated.
  package func shutDownTellingLeftovers() -> Leftovers {
    terminateAll()
    return scheduler.shutDownTellingLeftovers()
  }

  private func terminateAll() {
    for bundleIdentifier in running.keys.sorted() { terminate(bundleIdentifier) }
    springboard?.host.tearDown()
    springboard = nil
    // Remove the alerts, because their actions retain the device.
    system.alerts.removeAll()
  }
}
