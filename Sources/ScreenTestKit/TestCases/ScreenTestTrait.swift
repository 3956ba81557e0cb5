import HeadlessUI
import Screens
import Testing

/// Gives a Swift Testing test, or each test of a suite, a fresh simulated device with the app launched on it.
///
/// ```swift
/// @Suite(.screenTest(NotInstagramApp.self))
/// struct LoggingIn: DefaultContexts {
///   @Test func withARightPassword() { Scenario("Logging in") { … } }
/// }
/// ```
/// Tests may run in parallel: each has a device and a clock of its own.
public struct ScreenTestTrait: SuiteTrait, TestTrait, TestScoping {
  let appUnderTest: AppUnderTest
  let launchesClean: Bool
  let configuration: TestConfiguration

  /// The trait of a suite is given on to its tests.
  public var isRecursive: Bool { true }

  /// Runs the test with the device: the app is launched before it and terminated after it.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    guard testCase != nil else { return try await function() }
    try await perform(test, testCase, function)
  }

  @MainActor
  private func perform(_ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    let session = ScreenSession(
      appUnderTest: appUnderTest, feature: test.feature, test: test.displayName ?? test.name, reporter: SwiftTestingReporter(), journal: .standard(for: configuration))
    try await session.perform(configuration: { configuration }) {
      session.prepareLaunch()
      session.launch(clean: launchesClean)
      defer {
        session.terminate()
        session.forgetLaunch()
      }
      try await Platform.performNotingIssues(of: test, testCase, for: session.run, function)
    }
  }
}

extension Test {
  /// The name of the suite that the test is in; the file's, where it is in none.
  fileprivate var feature: String {
    // An id reads “Module.Suite/function()/File.swift:7:4”, with a part more for each suite around the suite.
    let suites = "\(id)".split(separator: "/").dropLast(2)
    if let suite = suites.last, let name = suite.split(separator: ".").last, suites.count > 1 || suite.contains(".") { return String(name) }
    return sourceLocation.fileName.split(separator: ".").first.map(String.init) ?? name
  }
}

extension Trait where Self == ScreenTestTrait {
  /// A fresh simulated device for each test, with an app launched on it.
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - launchesClean: Whether the app gets the launch argument `TABTestKit.Clean`.
  ///   - configuration: How the tests wait; what it leaves out is as the process has it.
  public static func screenTest<Application: HeadlessUI.App>(_ app: Application.Type, launchesClean: Bool = true, configuration: TestConfiguration = TestConfiguration()) -> Self {
    ScreenTestTrait(appUnderTest: AppUnderTest(app), launchesClean: launchesClean, configuration: configuration)
  }

  /// A fresh simulated device for each test, with an app launched on it.
  /// - Parameters:
  ///   - appUnderTest: The app.
  ///   - launchesClean: Whether the app gets the launch argument `TABTestKit.Clean`.
  ///   - configuration: How the tests wait; what it leaves out is as the process has it.
  public static func screenTest(_ appUnderTest: AppUnderTest, launchesClean: Bool = true, configuration: TestConfiguration = TestConfiguration()) -> Self {
    ScreenTestTrait(appUnderTest: appUnderTest, launchesClean: launchesClean, configuration: configuration)
  }
}
