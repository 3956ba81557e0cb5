import Foundation
import ScenarioKit
import XCTest

@testable import NotInstagramScenarios

@preconcurrency @MainActor
final class NotInstagramScenarioTests: XCTestCase {
  private final class Failures: TestReporter, @unchecked Sendable {
    private(set) var all: [(failure: TestFailure, location: SourceLocation)] = []

    func record(_ failure: TestFailure, at location: SourceLocation) { all.append((failure, location)) }
  }

  private final class Lines: @unchecked Sendable {
    var text = ""
  }

  func test_everyFeatureIsListed() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources/NotInstagramScenarios/Features")
    var declared: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: /struct (\w+): NotInstagramFeature/) { declared.insert(String(match.1)) }
    }
    // The one whose tests fail on purpose runs in the demo only.
    declared.remove("Failing")
    XCTAssertEqual(declared, Set(NotInstagramScenario.features.map { "\(type(of: $0))" }))
    XCTAssertEqual(declared.count, NotInstagramScenario.features.count)
    for feature in NotInstagramScenario.features { XCTAssertFalse(feature.scenarios.isEmpty, feature.name) }
  }

  #if !canImport(ObjectiveC)
    func test_everyScenarioIsATestUnderXCTest() {
      XCTAssertEqual(testCase([] as [(String, (ExampleScenarioTests) -> () -> Void)]).allTests.map(\.0), NotInstagramScenario.all.map(\.name))
    }
  #endif

  func test_noTwoScenariosHaveTheSameName() {
    let names = NotInstagramScenario.all.map(\.name)
    XCTAssertEqual(Set(names).count, names.count)
  }

  func test_scenariosAreGroupedByFeature() {
    var features: [String] = []
    for scenario in NotInstagramScenario.all where features.last != scenario.feature { features.append(scenario.feature) }
    XCTAssertEqual(
      features,
      [
        "Logging in", "The tour", "Face ID", "Staying logged in", "The feed", "A post", "Pictures", "Comments", "Writing a post", "Discovering pictures", "My profile",
        "Editing my profile", "Keyboards", "The settings", "Notifications", "The tabs", "Links", "The device",
      ])
  }

  func test_scenariosSayWhichFileTheyStandIn() {
    let scenario = NotInstagramScenario.all[0]
    XCTAssertEqual(scenario.location.fileID, "NotInstagramScenarios/LoggingIn.swift")
    XCTAssertEqual(scenario.description, "Logging in › test_loggingIn")
    XCTAssertEqual(scenario.location.line, 9)
  }

  func test_aScenarioRunsOnADeviceOfItsOwn() {
    let failures = Failures()
    let lines = Lines()
    let console = ConsoleLog { lines.text += $0 }
    XCTAssertTrue(NotInstagramScenario.all[0].run(reporter: failures, journal: nil, console: console))
    XCTAssertTrue(failures.all.isEmpty)
    XCTAssertEqual(console.summary.scenarios.passed, 1)
    XCTAssertTrue(lines.text.hasPrefix("Feature: Logging in\n"), lines.text)
    XCTAssertFalse(lines.text.contains("Password1"), lines.text)
  }

  func test_theScreenCanBeSeenAtTheEnd() {
    var picture = ""
    NotInstagramScenario.all[0].run(reporter: Failures(), journal: nil, console: nil) { picture = $0.textPicture }
    XCTAssertTrue(picture.contains("Table (id: “Posts”)"), picture)
  }

  func test_theFailingScenarioShowsWhatAFailureLooksLike() throws {
    let failures = Failures()
    let console = ConsoleLog(detail: .off)
    XCTAssertFalse(NotInstagramScenario.failing.run(reporter: failures, journal: nil, console: console))
    XCTAssertEqual(failures.all.count, 1)
    let (failure, location) = try XCTUnwrap(failures.all.first)
    XCTAssertEqual(location.fileID, "NotInstagramScenarios/Failing.swift")
    XCTAssertEqual(
      failure.message,
      """
      Could not tap Button “Log Out”: it does not exist.

      expected: exists
      actual:   does not exist

      Nothing was due or scheduled, so the wait of 30 seconds ended at once.

      Query:
        Button with id “Log Out”
        in App “Not Instagram”

      Found instead: 6 Buttons in App “Not Instagram”.
        1. Button “Edit profile”
        2. Button “Settings”
        3. Button “Log out”
        4. Button “Feed” (id: “photo.stack”)
        5. Button “Discover” (id: “square.grid.3x3”)
        6. Button “Profile” (id: “person.crop.circle”) [selected]

      Did you mean Button “Log out”? They differ only in upper and lower case: expected “O”, actual “o”.

      What to do: correct the id “Log Out”, or the text in the app.
      """)
    XCTAssertEqual(console.summary.steps.passed, 1)
    XCTAssertEqual(console.summary.steps.failed, 1)
    XCTAssertEqual(console.summary.steps.skipped, 3)
  }

  func test_theFailingScenarioIsNotOneOfAll() {
    XCTAssertFalse(NotInstagramScenario.all.contains { $0.name == NotInstagramScenario.failing.name })
  }
}
