import HeadlessUI
import UIKit

/// An app with its views, from its launch to its termination.
@MainActor
final class RunningApp {
  let host: ViewHost
  /// Whether it has been launched and not yet brought to the front.
  var hasNotBeenInFront = true

  init(app: InstalledApp, options: LaunchOptions, device: Device) {
    var environment = EnvironmentValues()
    environment.launchOptions = options
    environment.systemSettings = device.settingsStorage
    if SystemApp(rawValue: app.bundleIdentifier) != nil { environment.systemDevice = device }
    environment.undoManager = UndoManager()
    environment.appDefaults = device.defaults(of: app.bundleIdentifier)
    host = device.surroundings.launching(app.bundleIdentifier, name: app.name, options: options) { app.makeHost(device, environment) }
    host.showsPartsOfControls = device.showsPartsOfControls
  }
}
