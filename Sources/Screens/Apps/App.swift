/// The app under test.
///
/// The test case determines the app, so `App.shared` works in every test. Each test has its own app process.
public final class App: BaseApp {
  /// The app under test.
  nonisolated public static let shared: App = App()

  nonisolated private override init() { super.init() }

  /// The launch argument that asks the app to start without stored data.
  nonisolated public static let cleanArgument: String = "TABTestKit.Clean"

  /// Launches the app and waits up to 60 virtual seconds until it's in front.
  /// - Parameter clean: Whether the app gets the launch argument `TABTestKit.Clean`. The app decides what the argument means.
  public func launch(clean: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      launchArguments.removeAll { $0 == Self.cleanArgument }
      if clean { launchArguments.append(Self.cleanArgument) }
      launch()
    }
  }
}
