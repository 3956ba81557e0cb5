/// The code that runs on a device before and after a test's body, which launches and terminates the app.
package struct SessionEnvironment: Sendable {
  /// A closure that prepares the device and launches the app.
  package var setUp: @MainActor @Sendable (ScreenSession) -> Void = { session in
    session.prepareLaunch()
    session.launch(clean: true)
  }

  /// A closure that terminates the app.
  package var tearDown: @MainActor @Sendable (ScreenSession) -> Void = { session in
    session.terminate()
    session.forgetLaunch()
  }

  /// Creates the default environment, which launches the app with the launch argument `TABTestKit.Clean`.
  init() {}

  /// Creates an environment with the code that runs before and after a test's body.
  package init(setUp: @escaping @MainActor @Sendable (ScreenSession) -> Void, tearDown: @escaping @MainActor @Sendable (ScreenSession) -> Void) {
    self.setUp = setUp
    self.tearDown = tearDown
  }
}
