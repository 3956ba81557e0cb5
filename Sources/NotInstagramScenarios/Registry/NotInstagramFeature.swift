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

  /// The tests, in the order in which they stand.
  nonisolated var scenarios: [NotInstagramScenario] { get }
}

extension NotInstagramFeature {
  /// The tests of the feature.
  nonisolated static var all: [NotInstagramScenario] { Self().scenarios }

  /// A test by its name.
  nonisolated func test(
    _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ steps: @escaping @MainActor @Sendable () -> Void
  ) -> NotInstagramScenario {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return NotInstagramScenario(feature: self.name, name: name, location: location, steps: steps)
  }
}
