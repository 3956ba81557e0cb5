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
    device.launching = options
    host = ViewHost(device: device, appName: app.name, environment: environment, makeContent: app.makeRootNode)
    device.launching = nil
  }

  /// The app went to the background or came back.
  func setScenePhase(_ new: ScenePhase) { phase.set(new) }
}
