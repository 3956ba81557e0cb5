import ScreenModel

/// An app with its views, from its launch to its termination.
@MainActor
final class RunningApp {
  let options: LaunchOptions
  private(set) var host: ViewHost!
  private let phase = ScenePhaseStorage(.active)

  init(app: InstalledApp, options: LaunchOptions, device: Device) {
    self.options = options
    var environment = EnvironmentValues()
    environment.launchOptions = options
    environment.scenePhaseStorage = phase
    if SystemApp(rawValue: app.bundleIdentifier) != nil { environment.systemDevice = device }
    environment.appDefaults = device.defaults(of: app.bundleIdentifier)
    device.launching = options
    device.storedDefaults.launchingApp = app.bundleIdentifier
    host = ViewHost(device: device, appName: app.name, environment: environment, makeContent: app.makeRootNode)
    device.launching = nil
    device.storedDefaults.launchingApp = nil
  }

  /// The app went to the background or came back.
  func setScenePhase(_ new: ScenePhase) { phase.set(new) }
}
