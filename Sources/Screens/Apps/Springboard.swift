import HeadlessXCUI

/// The system's own user interface: the home screen, and the alerts that lie over every app.
public final class Springboard: BaseApp {
  /// Describes the system's user interface.
  nonisolated public override init() { super.init(bundleIdentifier: "com.apple.springboard") }
}

/// The system's own user interface, as the parent of system alerts: `Alert(id: "…", parent: springboard)`.
public let springboard: Springboard = Springboard()
