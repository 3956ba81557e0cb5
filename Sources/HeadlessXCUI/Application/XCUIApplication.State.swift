internal import HeadlessDevice

extension XCUIApplication {
  /// Whether an app runs, and where; with XCUITest's raw values.
  public enum State: UInt, CaseIterable, Sendable {
    /// Nothing is known of the app, such as when it is not installed.
    case unknown = 0
    /// The app does not run.
    case notRunning = 1
    /// The app is in the background and gets no time.
    case runningBackgroundSuspended = 2
    /// The app is in the background and still works.
    case runningBackground = 3
    /// The app is in front.
    case runningForeground = 4

    init(_ state: Device.AppState) {
      switch state {
      case .unknown: self = .unknown
      case .notRunning: self = .notRunning
      case .runningBackgroundSuspended: self = .runningBackgroundSuspended
      case .runningBackground: self = .runningBackground
      case .runningForeground: self = .runningForeground
      }
    }
  }
}

extension XCUIApplication.State: CustomStringConvertible {
  /// The state as it reads in a sentence after “is”.
  public var description: String {
    switch self {
    case .unknown: "unknown to the device"
    case .notRunning: "not running"
    case .runningBackgroundSuspended: "suspended in the background"
    case .runningBackground: "running in the background"
    case .runningForeground: "running in the foreground"
    }
  }
}
