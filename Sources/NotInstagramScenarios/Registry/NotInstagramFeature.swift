import ScenarioKit
import Screens

/// A group of tests for one part of the app, with the steps that all of them can use.
///
/// It corresponds to a test case class in XCTest. A test is written directly in the feature's list, so it can't be forgotten there.
/// The features are listed in ``NotInstagramScenario/features``.
@MainActor
protocol NotInstagramFeature: DefaultContexts, SessionContext, ProfileContext, FeedContext, WritingContext, LinkContext, ServiceContext, Sendable {
  nonisolated init()

  /// The name of the group in the log.
  nonisolated var name: String { get }

  /// Whether a user is logged in when the app is launched for a test. The default is `false`.
  nonisolated var launchesLoggedIn: Bool { get }

  /// The tests in their order. Each is a call of ``test(_:launchesLoggedIn:fileID:filePath:line:column:_:)``.
  @ScenarioListBuilder nonisolated var scenarios: [NotInstagramScenario] { get }
}

extension NotInstagramFeature {
  nonisolated var launchesLoggedIn: Bool { false }

  /// Creates a test of the feature.
  /// - Parameters:
  ///   - name: The name of the test, like the name of a test function: “test_loggingIn”.
  ///   - launchesLoggedIn: Whether a user is logged in when the app is launched, or `nil` to use the feature's value.
  ///   - steps: The steps of the test.
  nonisolated func test(
    _ name: String, launchesLoggedIn: Bool? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ steps: @escaping @MainActor @Sendable () -> Void
  ) -> NotInstagramScenario {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return NotInstagramScenario(
      feature: self.name, name: name, location: location, launchEnvironment: launchesLoggedIn ?? self.launchesLoggedIn ? LoggedInLaunch.environment : [:], steps: steps)
  }
}
