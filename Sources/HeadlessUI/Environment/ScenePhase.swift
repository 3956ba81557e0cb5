/// The operational state of an app's scene.
public enum ScenePhase: Comparable, Sendable {
  /// The scene isn't on the screen.
  case background
  /// The scene is on the screen but doesn't receive input.
  case inactive
  /// The scene is in the foreground and receives input.
  case active
}

typealias ScenePhaseStorage = StateStorage<ScenePhase>

extension EnvironmentValues {
  @Entry var scenePhaseStorage: ScenePhaseStorage = ScenePhaseStorage(.active)

  /// The current phase of the app's scene.
  ///
  /// A body that reads the phase is evaluated again when the phase changes.
  public var scenePhase: ScenePhase { scenePhaseStorage.tracked }
}
