import NotInstagram
import ScenarioKit
import Screens

/// A test of Not Instagram that runs with any test library, or without one.
///
/// - ``steps`` does the work of a test function, on the running test's device. `ScreenTestCase` and the Swift Testing trait use it.
/// - ``run(reporter:journal:console:atEnd:)`` creates a device, launches the app on it, and switches the device off afterwards. The demo uses it.
public struct NotInstagramScenario: Sendable {
  /// The part of the app that is tested: “Logging in”.
  public let feature: String

  /// The name of the test, like the name of a test function: “test_loggingIn”.
  ///
  /// The name is unique.
  public let name: String

  /// The location of the test in the source.
  public let location: SourceLocation

  /// The launch environment for the first launch of the app.
  ///
  /// It isn't used if the test launches the app again.
  public let launchEnvironment: [String: String]

  /// The steps of the test.
  ///
  /// They need a device with the app in front, and the run of a test.
  public let steps: @MainActor @Sendable () -> Void

  /// Not Instagram, as the app under test.
  public static let appUnderTest: AppUnderTest = AppUnderTest(
    NotInstagramApp.self, name: "Not Instagram", bundleIdentifier: "com.example.NotInstagram", urlSchemes: [NotInstagramApp.urlScheme],
    universalLinkHosts: [NotInstagramApp.universalLinkHost], faceIDUsageDescription: NotInstagramApp.faceIDUsageDescription)

  /// Launches the app with the launch environment for the start of the test.
  ///
  /// Use it in `preLaunchSetup(_:)`.
  ///
  /// Without it, the tests do the same, but tests that need a logged-in user launch the app a second time.
  @MainActor
  public func launch(_ launch: () -> Void) {
    let environment = App.shared.launchEnvironment
    App.shared.launchEnvironment = environment.merging(launchEnvironment) { $1 }
    launch()
    App.shared.launchEnvironment = environment
  }

  /// Runs the test on a fresh device after a clean launch of the app.
  /// - Parameters:
  ///   - reporter: The reporter that receives failures.
  ///   - journal: The journal for events, or `nil`.
  ///   - console: The console log for events, or `nil`.
  ///   - atEnd: A closure that is called after the steps and before the app is terminated, to inspect the screen.
  /// - Returns: Whether the test passed.
  @MainActor @discardableResult
  public func run(
    reporter: any TestReporter, journal: Journal? = .standard, console: ConsoleLog? = .standard, atEnd: (ScreenSession) -> Void = { _ in }
  ) -> Bool {
    let session = ScreenSession(appUnderTest: Self.appUnderTest, feature: feature, test: name, reporter: reporter, journal: journal, console: console)
    session.perform {
      session.prepareLaunch()
      launch { session.launch(clean: true) }
      steps()
      atEnd(session)
      session.terminate()
      session.forgetLaunch()
    }
    return !session.run.hasFailed
  }
}

extension NotInstagramScenario: CustomStringConvertible {
  /// The feature and the name of the test.
  public var description: String { "\(feature) › \(name)" }
}
