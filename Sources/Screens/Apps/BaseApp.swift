import HeadlessXCUI

/// An app of the simulated device, and an element: the parent of everything on its screens.
///
/// Subclass it for an app of your own.
///
/// Launching, activating and terminating wait until the app is in the state, and fail the test when it does not get there.
@preconcurrency @MainActor
open class BaseApp: XCUIApplication, Element {
  /// An app has no id; it is found by its bundle identifier.
  nonisolated public var id: String? { nil }
  /// An app is in nothing: it is its own parent.
  nonisolated public var parent: any Element { self }
  /// There is one app with a bundle identifier.
  nonisolated public var index: Int { 0 }
  /// The kind of element.
  nonisolated public var type: XCUIElement.ElementType { .application }
  /// The app itself.
  public var underlyingXCUIElement: XCUIElement { self }

  /// The name under the app's icon, whether the app runs or not; empty where no such app is installed.
  public var name: String { snapshotIfExists?.label ?? HeadlessDriver.displayName(of: self) }

  /// The app under test.
  nonisolated public override init() { super.init() }

  /// The app with a bundle identifier.
  nonisolated public override init(bundleIdentifier: String) { super.init(bundleIdentifier: bundleIdentifier) }

  /// Launches the app, after terminating it where it runs, and waits until it is in front (60 virtual seconds at most).
  open override func launch() {
    record(.launch, on: self)
    guard withoutRecording({ HeadlessDriver.launch(self) }) else { return }
    expect([.runningForeground], timeout: 60, to: "launch")
  }

  /// Brings the app to the front and waits until it is there (10 virtual seconds at most); launches it where it does not run.
  open override func activate() {
    record(.activate, on: self)
    guard withoutRecording({ HeadlessDriver.activate(self) }) else { return }
    expect([.runningForeground], timeout: 10, to: "activate")
  }

  /// Ends the app and waits until it is gone (10 virtual seconds at most).
  open override func terminate() {
    record(.terminate, on: self)
    withoutRecording { super.terminate() }
    expect([.notRunning, .unknown], timeout: 10, to: "terminate")
  }

  /// Presses the home button and waits until the app is in the background (10 virtual seconds at most).
  open func background() {
    record("background", on: self) { subject, _ in "send \(subject) to the background" }
    withoutRecording { XCUIDevice.shared.press(.home) }
    expect([.runningBackground, .runningBackgroundSuspended], timeout: 10, to: "send to the background")
  }

  /// Waits until the app is in one of the states; fails the test when it does not get there.
  func expect(_ states: [XCUIApplication.State], timeout: Double, to verb: String? = nil) {
    if states.contains(state) || InteractionFailure.isStopped { return }
    let wanted = states.first?.description ?? ""
    let attempt = verb.map { InteractionFailure.Attempt.act("\($0) \(subject)") } ?? .expect("\(subject) to be \(wanted)")
    guard HeadlessDriver.hasDevice(for: attempt, about: self),
      let wait = HeadlessDriver.wait(for: "\(subject) to be \(wanted)", timeout: timeout, until: { states.contains(state) })
    else { return }
    let difference = InteractionFailure.StateDifference(expected: "is \(wanted)", actual: "is \(state)")
    fail(attempt, .stateNotReached([difference], wait))
  }
}
