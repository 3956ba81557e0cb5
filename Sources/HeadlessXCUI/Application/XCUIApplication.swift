import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

/// An app of the simulated device: starts it, ends it, and is the element that all of its elements are in.
///
/// `XCUIApplication()` is the app under test, whichever that is for the running test; so one value can serve all tests.
/// Launch arguments and environment belong to the device of the running test: they never leak into another test.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  private var launchOptionsOutsideTests = LaunchOptions()

  /// The app under test.
  nonisolated public init() {
    super.init(chain: QueryChain(source: .application(nil)))
  }

  /// The app with a bundle identifier.
  nonisolated public init(bundleIdentifier: String) {
    super.init(chain: QueryChain(source: .application(bundleIdentifier)))
  }

  /// What the app gets as its launch arguments at the next launch.
  public var launchArguments: [String] {
    get { launchOptions.arguments }
    set { launchOptions.arguments = newValue }
  }

  /// What the app gets as its launch environment at the next launch.
  public var launchEnvironment: [String: String] {
    get { launchOptions.environment }
    set { launchOptions.environment = newValue }
  }

  private var launchOptions: LaunchOptions {
    get { Device.current?.nextLaunchOptions(setBy: self) ?? launchOptionsOutsideTests }
    set { if let device = Device.current { device.setNextLaunchOptions(newValue, by: self) } else { launchOptionsOutsideTests = newValue } }
  }

  /// Launches the app with the launch arguments and environment; an app that runs is terminated first.
  ///
  /// The test fails when no such app is installed, and when the app does not come to rest.
  open func launch() { performLaunch() }

  /// Launches the app, after terminating it where it runs; returns whether it could, and fails the test when not.
  @discardableResult
  func performLaunch() -> Bool {
    start(.launch) { $0.launch($1, options: launchOptions) }
  }

  /// Brings the app to the front; an app that does not run is launched.
  open func activate() { performActivation() }

  /// Brings the app to the front; returns whether it could, and fails the test when not.
  @discardableResult
  func performActivation() -> Bool {
    start(.activate) { device, identifier in
      if device.state(of: identifier) == .notRunning {
        return device.launch(identifier, options: launchOptions)
      }
      return device.activate(identifier)
    }
  }

  /// Ends the app; nothing happens when it does not run.
  open func terminate() {
    forgetPendingLaunch()
    if ElementInteraction.skips(chain, chain.phrase(.terminate)) { return }
    ElementInteraction.record(.terminate, on: chain)
    guard let device = ElementInteraction.device(for: .act(chain.phrase(.terminate)), chain: chain) else { return }
    device.terminate(identifier(on: device))
  }

  /// Whether the app runs, and where.
  public var state: State {
    guard let device = Device.current else { return .unknown }
    device.launchIfPending()
    return State(device.state(of: identifier(on: device)))
  }

  override var appState: UInt? { state.rawValue }

  /// Waits until the app is in a state; returns whether it is.
  /// - Parameter timeout: Virtual seconds.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    if ElementInteraction.isStopped(chain) { return false }
    let purpose: InteractionFailure.Phrase = "\(chain.name) to be \(state.description)"
    guard ElementInteraction.device(for: .expect(purpose), chain: chain) != nil else { return false }
    let wait = HeadlessDriver.wait(for: purpose, timeout: timeout) { self.state == state }
    if case .neverSettles(let cause)? = wait?.outcome {
      ElementInteraction.fail(.expect(purpose), .neverSettles(cause: cause), chain: chain)
    }
    return wait == nil
  }

  /// Opens a URL in the app, which is launched or comes to the front; the system asks no question.
  ///
  /// The test fails where no such app is installed.
  open func open(_ url: URL) {
    guard performActivation(), let device = ElementInteraction.device(for: .act(chain.phrase(.openURL)), chain: chain) else { return }
    ElementInteraction.record("open", "open \(url.absoluteString.quoted) in \(chain.name)", on: chain)
    ElementInteraction.check(device.deliverToFront(url), .openURL, chain)
  }

  func identifier(on device: Device) -> String { chain.applicationIdentifier ?? device.bundleIdentifierOfAppUnderTest }

  /// Lets the test launch the app under test itself: it is not launched before that.
  private func forgetPendingLaunch() {
    guard let device = Device.current, device.pendingLaunch != nil, identifier(on: device) == device.bundleIdentifierOfAppUnderTest else { return }
    device.pendingLaunch = nil
  }

  private func start(_ gesture: HeadlessDriver.Gesture, _ body: (Device, String) -> Bool) -> Bool {
    forgetPendingLaunch()
    if ElementInteraction.skips(chain, chain.phrase(gesture)) { return false }
    let attempt = InteractionFailure.Attempt.act(chain.phrase(gesture))
    ElementInteraction.record(gesture, on: chain)
    guard let device = ElementInteraction.device(for: attempt, chain: chain) else { return false }
    device.renderingProblemHandler = { $0.report() }
    let bundleIdentifier = identifier(on: device)
    guard body(device, bundleIdentifier) else {
      let installed = device.installedApps
      let reason: InteractionFailure.Reason =
        installed.contains(bundleIdentifier)
        ? .appNotRunning(app: "\(device.elementName(ofApp: bundleIdentifier))") : .appNotInstalled(bundleIdentifier: bundleIdentifier, installed: installed)
      ElementInteraction.fail(attempt, reason, chain: chain)
      return false
    }
    let result = device.lastResult
    return ElementInteraction.check(result == .settled ? device.settle() : result, gesture, chain)
  }
}
