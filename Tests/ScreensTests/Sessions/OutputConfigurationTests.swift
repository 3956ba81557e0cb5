import ScenarioKit
import Screens
import Synchronization
import XCTest

/// Tests for the output of tests and its place: E117 and E118.
@preconcurrency @MainActor
final class OutputConfigurationTests: XCTestCase {
  func test_E117_journalsAndPicturesGoToTheFolderOfTheConfiguration() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = TestConfiguration(artifactsDirectory: folder.path)
    let reporter = FailureCapture.Reporter()
    let session = ScreenSession(
      appUnderTest: AppUnderTest(SampleApp.self), feature: "Artifacts", test: "test", reporter: reporter, journal: .standard(for: configuration), console: nil)
    session.perform(configuration: { configuration }) {
      session.launch(clean: true)
      Scenario("Failing") { When(I: tap(Button(id: "Nowhere"))) }
    }
    XCTAssertEqual(reporter.messages.count, 1)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    XCTAssertEqual(files.count { $0.hasSuffix(".jsonl") }, 1, "\(files)")
    XCTAssertEqual(files.count { $0.hasSuffix("Artifacts.test.svg") }, 1, "\(files)")
    // The reports at the end of the run find the folder.
    if let standard = Journal.standard?.url.deletingLastPathComponent() {
      XCTAssertEqual(JournalFolders.journals(in: standard).count { $0.path.hasPrefix(folder.path) }, 1)
    }
  }

  func test_E117_aFolderThatIsNotNamedIsTheProcesss() {
    XCTAssertTrue(Journal.standard(for: TestConfiguration()) === Journal.standard)
  }

  func test_E118_verboseLoggingShowsActionsAndWaitsUnderTheirStep() {
    XCTAssertFalse(log().contains("·"))
    XCTAssertEqual(
      withConfiguration({ $0.verboseLogging = true }) { log() },
      """
      Feature: Log
        test
          · launch App “Sample”
        Scenario: Logging in                                            test
          ✓ When I tap TextField “UsernameField”
              · tap TextField “UsernameField”
          ✓ And I type "Ann" into TextField “UsernameField”
              · type “Ann” into TextField “UsernameField”
          ✓ When I tap Button “Log in”
              · tap Button “Log in”
          ✓ Then I see Label “UsernameLabel”                            +0.8 s
              · see Label “UsernameLabel”
              · wait for Label “UsernameLabel” to exist and to be visible: 0.8 s

      """)
  }

  func test_E118_theLogNamesTheConditionsThatWereWaitedFor() {
    let condition = Condition("The feed is loaded") { false }
    let text = withConfiguration({ $0.verboseLogging = true }) {
      log {
        Scenario("Loading") {
          Given(I: self.waitInVain(for: Condition("It holds at once") { true }))
          When(I: self.waitInVain(for: condition))
        }
      }
    }
    XCTAssertEqual(
      text,
      """
      Feature: Log
        test
          · launch App “Sample”
        Scenario: Loading                                               test
          ✓ Given I wait in vain for condition "It holds at once" true
          ✓ When I wait in vain for condition
              · wait for the condition “The feed is loaded”: 0 s
          (no Then, and no check of the result was recorded)

      """)
  }

  func test_withoutAJournalTheLogKnowsWhetherAScenarioChecksAResult() {
    let text = log {
      Scenario("Checking") {
        When(I: self.tap(TextField(id: "UsernameField")))
        And(I: self.see(Button(id: "Log in")))
      }
      Scenario("Touching") {
        Given(I: self.tap(TextField(id: "UsernameField")))
        And({ TextField(id: "UsernameField").underlyingXCUIElement.tap() })
      }
      Scenario("Touching alone") { And({ TextField(id: "UsernameField").underlyingXCUIElement.tap() }) }
    }
    let note = "    (no Then, and no check of the result was recorded)\n"
    XCTAssertEqual(text.components(separatedBy: note).count, 3, text)
    XCTAssertTrue(text.contains("\(note)  Scenario: Touching alone "), text)
    XCTAssertTrue(text.hasSuffix(note), text)
  }

  private func waitInVain(for condition: Condition) { _ = condition.wait(timeout: 2) }

  private func log(_ scenario: (() -> Void)? = nil) -> String {
    let printed = Mutex("")
    let console = ConsoleLog { text in printed.withLock { $0 += text } }
    let session = ScreenSession(
      appUnderTest: AppUnderTest(SampleApp.self), feature: "Log", test: "test", reporter: FailureCapture.Reporter(), journal: nil, console: console)
    session.perform {
      session.launch(clean: true)
      if let scenario { return scenario() }
      Scenario("Logging in") {
        When(I: tap(TextField(id: "UsernameField")))
        And(I: type("Ann", into: TextField(id: "UsernameField")))
        When(I: tap(Button(id: "Log in")))
        Then(I: see(Label(id: "UsernameLabel")))
      }
    }
    return printed.withLock { $0 }
  }
}

extension OutputConfigurationTests: DefaultContexts {}
