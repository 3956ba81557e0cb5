/// The phase of an app's scene: in front, on its way, or in the background.
public enum ScenePhase: Comparable, Sendable {
  /// The scene is not on the screen.
  case background
  /// The scene is on the screen and gets no input.
  case inactive
  /// The scene is in front.
  case active
}

typealias ScenePhaseStorage = StateStorage<ScenePhase>

extension EnvironmentValues {
  @Entry var scenePhaseStorage: ScenePhaseStorage = ScenePhaseStorage(.active)

  /// The phase of the app's scene; a body that reads it is evaluated again when it changes.
  public var scenePhase: ScenePhase { scenePhaseStorage.tracked }
}
