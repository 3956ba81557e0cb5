internal import HeadlessDevice

/// The limits of the system apps, which are incomplete on the simulated device.
enum SystemShell {
  /// Returns sentences about the limits of an incomplete system app and about alternatives for a test.
  ///
  /// Returns `nil` for a complete app.
  static func sentence(forApp bundleIdentifier: String?) -> String? {
    guard let app = bundleIdentifier.flatMap(SystemApp.init(rawValue:)) else { return nil }
    return switch app {
    case .safari:
      "\(app.name) loads no pages on a simulated device. It has only an address field, which shows the opened address. The field is textFields[\"Address\"], or textFields[\"URL\"] while it has the keyboard’s focus. "
        + "Open links with XCUIDevice.shared.system.open(_:), and check how the app handles them."
    case .preferences:
      "\(app.name) has only General, with About and Reset, on a simulated device. Set permissions with permission(for:is:), answer the system’s question, or let the app ask again with "
        + "resetAuthorizationStatus(for:)."
    case .springboard:
      "the simulated home screen has the icons of the installed apps and the system’s alerts. It can’t delete or move apps: each test starts with a newly installed app."
    case .testRunner: nil
    }
  }

  /// Logs, once per test, that a system app is incomplete if a query in the app found nothing.
  @MainActor
  static func note(nothingFoundBy chain: ElementLocator, on device: Device) {
    guard let app = chain.applicationIdentifier, app != springboardIdentifier, let sentence = sentence(forApp: app) else { return }
    let noted = device.companion { NotedShells() }
    guard noted.apps.insert(app).inserted else { return }
    InteractionFailure.currentHandler?.observer?.didWarn("\(chain.name) does not exist: \(sentence)")
  }

  private final class NotedShells {
    var apps: Set<String> = []
  }
}
