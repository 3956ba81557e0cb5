/// Whether an app's scene is in front.
public enum ScenePhase: Comparable, Sendable {
  /// It is not on the screen.
  case background
  /// It is on the screen and gets no input.
  case inactive
  /// It is in front.
  case active
}

typealias ScenePhaseStorage = StateStorage<ScenePhase>

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhaseStorage { ScenePhaseStorage(.active) }
}

extension EnvironmentValues {
  var scenePhaseStorage: ScenePhaseStorage {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the app is in front; a body that reads it is evaluated anew when that changes.
  public var scenePhase: ScenePhase { scenePhaseStorage.tracked }
}
