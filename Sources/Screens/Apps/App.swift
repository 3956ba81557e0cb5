/// The app under test.
///
/// Which app that is, the test case says; so `App.shared` serves every test, and each test has an app process of its own.
public final class App: BaseApp {
  /// The app under test.
  nonisolated public static let shared: App = App()

  nonisolated private override init() { super.init() }

  /// The launch argument that asks the app to start without what it kept from earlier.
  nonisolated public static let cleanArgument: String = "TABTestKit.Clean"

  /// Launches the app and waits until it is in front (60 virtual seconds at most).
  /// - Parameter clean: Whether the app gets the launch argument `TABTestKit.Clean`; what it means is up to the app.
  public func launch(clean: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      launchArguments.removeAll { $0 == Self.cleanArgument }
      if clean { launchArguments.append(Self.cleanArgument) }
      launch()
    }
  }
}
