internal import HeadlessDevice

extension XCUIApplication {
  /// The running state of an app, with XCUITest's raw values.
  public enum State: UInt, CaseIterable, Sendable {
    /// The state can't be determined, for example because the app isn't installed.
    case unknown = 0
    /// The app isn't running.
    case notRunning = 1
    /// The app is suspended in the background.
    case runningBackgroundSuspended = 2
    /// The app is running in the background.
    case runningBackground = 3
    /// The app is running in the foreground.
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
  /// The state as words that follow “is”, such as “not running”.
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
