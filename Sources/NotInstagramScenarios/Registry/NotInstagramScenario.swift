import NotInstagram
import ScenarioKit
import Screens

/// One test of Not Instagram that runs under any test library, and under none.
///
/// - ``steps`` does what a test function would, on the device of the test that is running: for `ScreenTestCase` and the Swift Testing trait.
/// - ``run(reporter:journal:console:atEnd:)`` creates a device first, launches the app on it, and switches it off afterwards: for the demo.
public struct NotInstagramScenario: Sendable {
  /// What part of the app the test is about: “Logging in”.
  public let feature: String

  /// The name of the test, as that of a test function: “test_loggingIn”.
  ///
  /// No two tests have the same.
  public let name: String

  /// Where the test stands.
  public let location: SourceLocation

  /// What is in the app's launch environment when it is launched for the test, and not when the test launches it again.
  public let launchEnvironment: [String: String]

  /// What the test does.
  ///
  /// It needs a device with the app in front, and the run of a test.
  public let steps: @MainActor @Sendable () -> Void

  /// Not Instagram, as the app that a test is about.
  public static let appUnderTest: AppUnderTest = AppUnderTest(
    NotInstagramApp.self, name: "Not Instagram", bundleIdentifier: "com.example.NotInstagram", urlSchemes: [NotInstagramApp.urlScheme],
    universalLinkHosts: [NotInstagramApp.universalLinkHost], faceIDUsageDescription: NotInstagramApp.faceIDUsageDescription)

  /// Launches the app by way of a closure, with the launch environment that the test begins with: for `preLaunchSetup(_:)`.
  ///
  /// Without it the tests do the same, but those that need a user who is logged in launch the app a second time.
  @MainActor
  public func launch(_ launch: () -> Void) {
    let environment = App.shared.launchEnvironment
    App.shared.launchEnvironment = environment.merging(launchEnvironment) { $1 }
    launch()
    App.shared.launchEnvironment = environment
  }

  /// Runs the test on a fresh device, where the app has been launched clean.
  /// - Parameters:
  ///   - reporter: What failures are reported to.
  ///   - journal: Where events are recorded, if anywhere.
  ///   - console: Where events are printed, if anywhere.
  ///   - atEnd: Called when the steps are over and before the app is terminated, for a look at the screen.
  /// - Returns: Whether nothing failed.
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
  /// The feature and the name.
  public var description: String { "\(feature) › \(name)" }
}
