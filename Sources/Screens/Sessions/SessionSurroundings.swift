/// What happens on a device before the body of a test and after it: the app is launched and terminated.
package struct SessionSurroundings: Sendable {
  /// Prepares the device and launches the app.
  package var setUp: @MainActor @Sendable (ScreenSession) -> Void = { session in
    session.prepareLaunch()
    session.launch(clean: true)
  }

  /// Terminates the app.
  package var tearDown: @MainActor @Sendable (ScreenSession) -> Void = { session in
    session.terminate()
    session.forgetLaunch()
  }

  /// Creates the surroundings of a test that says nothing else: the app is launched clean.
  init() {}

  /// Creates the surroundings of a test.
  package init(setUp: @escaping @MainActor @Sendable (ScreenSession) -> Void, tearDown: @escaping @MainActor @Sendable (ScreenSession) -> Void) {
    self.setUp = setUp
    self.tearDown = tearDown
  }
}
