import HeadlessXCUI

/// An app on the simulated device, which is also the root element of its screens.
///
/// To work with an app of your own, create a subclass.
///
/// Launching, activating and terminating an app wait until the app reaches the new state. The test fails if the app doesn't reach it.
@preconcurrency @MainActor
open class BaseApp: XCUIApplication, Element {
  /// The id, which is always `nil`, because an app is found by its bundle identifier.
  nonisolated public var id: String? { nil }
  /// The app itself, because an app is the root of its elements.
  nonisolated public var parent: any Element { self }
  /// The index, which is always 0, because only one app has a bundle identifier.
  nonisolated public var index: Int { 0 }
  /// The kind of element.
  nonisolated public var type: XCUIElement.ElementType { .application }
  /// The app itself.
  public var underlyingXCUIElement: XCUIElement { self }

  /// The name under the app's icon, or an empty string if the app isn't installed.
  public var name: String { snapshotIfExists?.label ?? HeadlessDriver.displayName(of: self) }

  /// Creates a reference to the app under test.
  nonisolated public override init() { super.init() }

  /// Creates a reference to the app with the given bundle identifier.
  nonisolated public override init(bundleIdentifier: String) { super.init(bundleIdentifier: bundleIdentifier) }

  /// Launches the app and waits up to 60 virtual seconds until it's in front.
  ///
  /// If the app is already running, it's terminated first.
  open override func launch() {
    record(.launch, on: self)
    guard withoutRecording({ HeadlessDriver.launch(self) }) else { return }
    expect([.runningForeground], timeout: 60, attempt: .act("launch \(subject)"))
  }

  /// Brings the app to the front and waits up to 10 virtual seconds until it's there.
  ///
  /// If the app isn't running, it's launched.
  open override func activate() {
    record(.activate, on: self)
    guard withoutRecording({ HeadlessDriver.activate(self) }) else { return }
    expect([.runningForeground], timeout: 10, attempt: .act("activate \(subject)"))
  }

  /// Terminates the app and waits up to 10 virtual seconds until it's no longer running.
  open override func terminate() {
    record(.terminate, on: self)
    InteractionFailure.reportingFirst {
      withoutRecording { super.terminate() }
      expect([.notRunning, .unknown], timeout: 10, attempt: .act("terminate \(subject)"))
    }
  }

  /// Presses the home button and waits up to 10 virtual seconds until the app is in the background.
  open func background() {
    record("background", on: self) { subject, _ in "send \(subject) to the background" }
    InteractionFailure.reportingFirst {
      withoutRecording { XCUIDevice.shared.press(.home) }
      expect([.runningBackground, .runningBackgroundSuspended], timeout: 10, attempt: .act("send \(subject) to the background"))
    }
  }

  /// Waits until the app is in one of the states.
  ///
  /// The test fails if the app doesn't reach one of the states in time.
  /// - Parameter attempt: The action that the wait belongs to, or `nil` if the test expects the state.
  func expect(_ states: [XCUIApplication.State], timeout: Double, attempt: InteractionFailure.Attempt? = nil) {
    if states.contains(state) || InteractionFailure.isStopped { return }
    let wanted = states.first?.description ?? ""
    let attempt = attempt ?? .expect("\(subject) to be \(wanted)")
    guard HeadlessDriver.hasDevice(for: attempt, about: self),
      let wait = HeadlessDriver.wait(for: "\(subject) to be \(wanted)", timeout: timeout, until: { states.contains(state) })
    else { return }
    let difference = InteractionFailure.StateDifference(expected: "is \(wanted)", actual: "is \(state)")
    fail(attempt, .stateNotReached([difference], wait))
  }
}
