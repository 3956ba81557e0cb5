import HeadlessXCUI

/// The system's user interface: the home screen, and the alerts that cover every app.
public final class Springboard: BaseApp {
  /// Creates a reference to the system's user interface.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.springboard") }
}

/// The system's user interface, as the parent of system alerts: `Alert(id: "…", parent: springboard)`.
public let springboard: Springboard = Springboard()
