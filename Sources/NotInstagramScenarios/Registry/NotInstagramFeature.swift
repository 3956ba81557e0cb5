import ScenarioKit
import Screens

/// A group of tests about one part of the app, with the steps that all of them can use.
///
/// It is what a test case class is under XCTest.
@MainActor
protocol NotInstagramFeature: DefaultContexts, SessionContext, ProfileContext, FeedContext, WritingContext, LinkContext, ServiceContext, Sendable {
  nonisolated init()

  /// What the log calls the group.
  nonisolated var name: String { get }

  /// Whether somebody is logged in when the app is launched for a test; nobody is, unless the feature says otherwise.
  nonisolated var launchesLoggedIn: Bool { get }

  /// The tests, in the order in which they stand.
  nonisolated var scenarios: [NotInstagramScenario] { get }
}

extension NotInstagramFeature {
  nonisolated var launchesLoggedIn: Bool { false }

  /// The tests of the feature.
  nonisolated static var all: [NotInstagramScenario] { Self().scenarios }

  /// A test by its name; one that logs in itself is launched without anybody, whatever the feature says.
  nonisolated func test(
    _ name: String, launchesLoggedIn: Bool? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ steps: @escaping @MainActor @Sendable () -> Void
  ) -> NotInstagramScenario {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return NotInstagramScenario(
      feature: self.name, name: name, location: location, launchEnvironment: launchesLoggedIn ?? self.launchesLoggedIn ? LoggedInLaunch.environment : [:], steps: steps)
  }
}
