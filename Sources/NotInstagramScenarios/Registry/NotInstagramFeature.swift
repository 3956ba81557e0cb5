import ScenarioKit
import Screens

/// A group of tests about one part of the app, with the steps that all of them can use.
///
/// It is what a test case class is under XCTest. A test stands in the list of its feature with its steps, so that none can be forgotten there;
/// the features are listed in ``NotInstagramScenario/features``.
@MainActor
protocol NotInstagramFeature: DefaultContexts, SessionContext, ProfileContext, FeedContext, WritingContext, LinkContext, ServiceContext, Sendable {
  nonisolated init()

  /// What the log calls the group.
  nonisolated var name: String { get }

  /// Whether a user is logged in when the app is launched for a test; `false` unless the feature says otherwise.
  nonisolated var launchesLoggedIn: Bool { get }

  /// The tests, in the order in which they stand: each a call of ``test(_:launchesLoggedIn:fileID:filePath:line:column:_:)``.
  @ScenarioListBuilder nonisolated var scenarios: [NotInstagramScenario] { get }
}

extension NotInstagramFeature {
  nonisolated var launchesLoggedIn: Bool { false }

  /// Creates a test of the feature.
  /// - Parameters:
  ///   - name: The name of the test, as that of a test function: “test_loggingIn”.
  ///   - launchesLoggedIn: Whether a user is logged in when the app is launched; as the feature says, where it is `nil`.
  ///   - steps: What the test does.
  nonisolated func test(
    _ name: String, launchesLoggedIn: Bool? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ steps: @escaping @MainActor @Sendable () -> Void
  ) -> NotInstagramScenario {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return NotInstagramScenario(
      feature: self.name, name: name, location: location, launchEnvironment: launchesLoggedIn ?? self.launchesLoggedIn ? LoggedInLaunch.environment : [:], steps: steps)
  }
}
