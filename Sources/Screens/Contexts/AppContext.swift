import HeadlessXCUI

/// Steps about the app under test: launching, terminating, and moving it to the background and back.
@preconcurrency @MainActor
public protocol AppContext: VisibilityContext {}

extension AppContext {
  /// Presses the home button and waits until the app is in the background.
  @_disfavoredOverload public func backgroundTheApp() { App.shared.background() }

  /// Brings the app to the front and waits until it's there.
  @_disfavoredOverload public func foregroundTheApp() { App.shared.activate() }

  /// Terminates the app and waits until it's no longer running.
  @_disfavoredOverload public func terminateTheApp() { App.shared.terminate() }

  /// Sends the app to the background, terminates it, and launches it again with its stored data.
  ///
  /// If a part fails, the rest isn't done.
  @_disfavoredOverload public func relaunchTheApp() {
    guard InteractionFailure.reportingFirst({ App.shared.background() }), InteractionFailure.reportingFirst({ App.shared.terminate() }) else { return }
    App.shared.launch(clean: false)
  }

  /// Launches the app with its stored data, like a person does, and waits until it's in front: `When(I: launchTheApp)`.
  ///
  /// The app doesn't get the launch argument `TABTestKit.Clean`. Use `launchTheApp(clean:)` to add the argument.
  @_disfavoredOverload public func launchTheApp() { App.shared.launch(clean: false) }

  /// Launches the app and waits until it's in front.
  /// - Parameter clean: Whether the app gets the launch argument `TABTestKit.Clean`.
  public func launchTheApp(clean: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("launchTheApp", ["clean": clean], at: fileID, line)
    App.shared.launch(clean: clean, fileID: fileID, filePath: filePath, line: line)
  }

  /// Waits until the app is in the given state.
  ///
  /// The test fails if the app doesn't reach the state in time.
  /// - Parameter timeout: The longest time to wait, in virtual seconds.
  public func waitForApp(
    toBe state: XCUIApplication.State, timeout: Double = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    StepArguments.note("waitForApp", ["toBe": state, "timeout": timeout], at: fileID, line)
    CallSite.with(fileID, filePath, line) { App.shared.expect([state], timeout: timeout) }
  }

  /// Brings the browser to the front, in front of the app under test.
  @_disfavoredOverload public func openSafari() { Safari().activate() }
}

// Overloads with the caller's source location, for calls outside of a step. Steps refer to the functions above: `When(I: backgroundTheApp)`.
extension AppContext {
  /// Presses the home button and waits until the app is in the background.
  public func backgroundTheApp(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.backgroundTheApp as () -> Void)() }
  }

  /// Brings the app to the front and waits until it's there.
  public func foregroundTheApp(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.foregroundTheApp as () -> Void)() }
  }

  /// Terminates the app and waits until it's no longer running.
  public func terminateTheApp(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.terminateTheApp as () -> Void)() }
  }

  /// Launches the app with its stored data, like a person does, and waits until it's in front.
  ///
  /// The app doesn't get the launch argument `TABTestKit.Clean`. Use `launchTheApp(clean:)` to add the argument.
  public func launchTheApp(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.launchTheApp as () -> Void)() }
  }

  /// Sends the app to the background, terminates it, and launches it again with its stored data.
  ///
  /// If a part fails, the rest isn't done.
  public func relaunchTheApp(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.relaunchTheApp as () -> Void)() }
  }

  /// Brings the browser to the front, in front of the app under test.
  public func openSafari(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.openSafari as () -> Void)() }
  }
}
