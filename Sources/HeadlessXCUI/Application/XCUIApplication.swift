import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

/// A proxy for an app on the simulated device, and the root of the app's elements.
///
/// `XCUIApplication()` always refers to the app under test of the running test, so you can use one value in all tests.
/// Launch arguments and the launch environment belong to the running test's device and don't affect other tests.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  private var launchOptionsOutsideTests = LaunchOptions()

  /// Creates a proxy for the app under test.
  nonisolated public init() {
    super.init(chain: ElementLocator(source: .application(nil)))
  }

  /// Creates a proxy for the app with the given bundle identifier.
  nonisolated public init(bundleIdentifier: String) {
    super.init(chain: ElementLocator(source: .application(bundleIdentifier)))
  }

  /// The arguments that the app receives at its next launch.
  public var launchArguments: [String] {
    get { launchOptions.arguments }
    set {
      noteUse(of: newValue)
      launchOptions.arguments = newValue
    }
  }

  /// The environment variables that the app receives at its next launch.
  public var launchEnvironment: [String: String] {
    get { launchOptions.environment }
    set {
      noteUse(of: newValue.keys)
      launchOptions.environment = newValue
    }
  }

  /// Notes that the test expects its app to see arguments or variables, even if no function is intercepted that would notice the app's use.
  ///
  /// The sessions set names that start with “TABTestKit.” for every test. They don't count, because most apps ignore them.
  private func noteUse(of names: some Collection<String>) {
    if names.contains(where: { !$0.hasPrefix("TABTestKit.") }) { Device.current?.scheduler.noteUse(of: .surroundings) }
  }

  private var launchOptions: LaunchOptions {
    get { Device.current?.nextLaunchOptions(setBy: self) ?? launchOptionsOutsideTests }
    set { if let device = Device.current { device.setNextLaunchOptions(newValue, by: self) } else { launchOptionsOutsideTests = newValue } }
  }

  /// Launches the app with its launch arguments and environment.
  ///
  /// If the app is already running, it's terminated first. The test fails if the app isn't installed, or if it never settles because it starts new work again and again.
  open func launch() { performLaunch() }

  /// Launches the app and returns whether the launch succeeded.
  ///
  /// A failed launch fails the test.
  @discardableResult
  func performLaunch() -> Bool {
    start(.launch) { $0.launch($1, options: launchOptions) }
  }

  /// Brings the app to the foreground, launching it if it isn't running.
  open func activate() { performActivation() }

  /// Brings the app to the foreground and returns whether that succeeded.
  ///
  /// If it fails, the test fails.
  @discardableResult
  func performActivation() -> Bool {
    start(.activate) { device, identifier in
      if device.state(of: identifier) == .notRunning {
        return device.launch(identifier, options: launchOptions)
      }
      return device.activate(identifier)
    }
  }

  /// Terminates the app.
  ///
  /// If the app isn't running, the function does nothing.
  open func terminate() {
    forgetPendingLaunch()
    if InteractionPreflight.skips(chain, chain.phrase(.terminate)) { return }
    InteractionPreflight.record(.terminate, on: chain)
    guard let device = InteractionPreflight.device(for: .act(chain.phrase(.terminate)), chain: chain) else { return }
    device.terminate(identifier(on: device))
  }

  /// The app's running state.
  public var state: State {
    guard let device = Device.current else { return .unknown }
    device.launchIfPending()
    return State(device.state(of: identifier(on: device)))
  }

  override var appState: UInt? { state.rawValue }

  /// Waits until the app is in the given state, and returns whether it is.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    if InteractionPreflight.isStopped(chain) { return false }
    let purpose: InteractionFailure.Phrase = "\(chain.name) to be \(state.description)"
    guard InteractionPreflight.device(for: .expect(purpose), chain: chain) != nil else { return false }
    let wait = HeadlessDriver.wait(for: purpose, timeout: timeout) { self.state == state }
    if case .neverSettles(let cause)? = wait?.outcome {
      InteractionPreflight.fail(.expect(purpose), .neverSettles(cause: cause), chain: chain)
    }
    return wait == nil
  }

  /// Opens a URL in the app without a system prompt, launching or activating the app first.
  ///
  /// The test fails if the app isn't installed.
  open func open(_ url: URL) {
    guard performActivation(), let device = InteractionPreflight.device(for: .act(chain.phrase(.openURL)), chain: chain) else { return }
    InteractionPreflight.record("open", "open \(url.absoluteString.quoted) in \(chain.name)", on: chain)
    InteractionPreflight.check(device.deliverToFront(url), .openURL, chain)
  }

  func identifier(on device: Device) -> String { chain.applicationIdentifier ?? device.bundleIdentifierOfAppUnderTest }

  /// Cancels the automatic launch of the app under test, because the test launches or terminates the app itself.
  private func forgetPendingLaunch() {
    guard let device = Device.current, device.pendingLaunch != nil, identifier(on: device) == device.bundleIdentifierOfAppUnderTest else { return }
    device.pendingLaunch = nil
  }

  private func start(_ gesture: HeadlessDriver.Gesture, _ body: (Device, String) -> Bool) -> Bool {
    forgetPendingLaunch()
    if InteractionPreflight.skips(chain, chain.phrase(gesture)) { return false }
    let attempt = InteractionFailure.Attempt.act(chain.phrase(gesture))
    InteractionPreflight.record(gesture, on: chain)
    guard let device = InteractionPreflight.device(for: attempt, chain: chain) else { return false }
    device.renderingProblemHandler = { $0.report() }
    let bundleIdentifier = identifier(on: device)
    guard body(device, bundleIdentifier) else {
      let installed = device.installedApps
      let reason: InteractionFailure.Reason =
        installed.contains(bundleIdentifier)
        ? .appNotRunning(app: "\(device.elementName(ofApp: bundleIdentifier))") : .appNotInstalled(bundleIdentifier: bundleIdentifier, installed: installed)
      InteractionPreflight.fail(attempt, reason, chain: chain)
      return false
    }
    let result = device.lastResult
    return InteractionPreflight.check(result == .settled ? device.settle() : result, gesture, chain)
  }
}
