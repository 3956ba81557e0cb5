/// The code that runs on a device before and after a test's body: it launches and terminates the app.
package struct SessionEnvironment: Sendable {
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

  /// Creates the default code, which launches the app clean.
  init() {}

  /// Creates the code that runs before and after a test's body.
  package init(setUp: @escaping @MainActor @Sendable (ScreenSession) -> Void, tearDown: @escaping @MainActor @Sendable (ScreenSession) -> Void) {
    self.setUp = setUp
    self.tearDown = tearDown
  }
}
