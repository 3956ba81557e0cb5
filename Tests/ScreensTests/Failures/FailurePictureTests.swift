import Foundation
import ScenarioKit
import Screens
import Synchronization
import XCTest

/// Tests for the picture of the screen that a failed test stores next to the journal, and for the short message that names it.
@preconcurrency @MainActor
final class FailurePictureTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FailurePictureTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a test whose second step fails, and returns the report, the console log and the journal.
  private func failing(
    detail: ConsoleLog.Detail = .all, times: Int = 1, warn: @escaping (String) -> Void = { XCTFail($0) }, _ step: (FailureSteps) -> Void
  ) throws -> (report: String, log: String, journal: Journal) {
    let journal = try Journal(url: folder.appendingPathComponent("tests-1.jsonl"), tool: "tests", warn: warn)
    let printed = Mutex("")
    let console = ConsoleLog(detail: detail) { text in printed.withLock { $0 += text } }
    let reporter = ReportReporter()
    // With a seed, a failure would name the seed.
    SchedulingOrder.$current.withValue(.plain) {
      for _ in 0..<times {
        let session = ScreenSession(
          appUnderTest: AppUnderTest(SampleApp.self), feature: "Logging in", test: "test_a/b:c", reporter: reporter, journal: journal, console: console)
        session.perform {
          session.launch(clean: true)
          Scenario("Failing") {
            When(I: step(FailureSteps()))
          }
        }
      }
    }
    console.showSummary()
    return (reporter.reports.withLock { $0.joined(separator: "\n---\n") }, printed.withLock { $0 }, journal)
  }

  private var picture: String { folder.appendingPathComponent("tests-1/Logging_in.test_a.b_c.svg").path }

  func test_aFailedTestLeavesAPictureOfItsScreenBesideTheJournal() throws {
    let (report, log, journal) = try failing { $0.tap(Button(id: "Log inn")) }
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    XCTAssertTrue(svg.hasPrefix("<svg") && svg.contains("Log in"), svg)
    XCTAssertTrue(report.hasPrefix("Could not tap Button “Log inn”: it does not exist.\n"), report)
    XCTAssertTrue(
      report.hasSuffix("\n  In: Failing › 1.1 When I step failure steps. The scenario's log has the whole message. Picture: \(picture)"), report)
    XCTAssertEqual(report.split(separator: "\n").count, 3, report)
    XCTAssertTrue(report.contains("\n  Did you mean Button “Log in”?"), report)
    XCTAssertEqual(log.components(separatedBy: "Could not tap Button “Log inn”").count, 3, log)
    XCTAssertTrue(log.contains("\n\n        Picture: \(picture)\n"), log)
    XCTAssertEqual(log.components(separatedBy: picture).count, 2, log)
    XCTAssertTrue(log.contains("): Could not tap Button “Log inn”: it does not exist.\n"), log)
    let names = try Journal.read(journal.url).compactMap { if case .stepEnded(let entry) = $0 { entry.failure?.picture } else { nil } }
    XCTAssertEqual(names, ["Logging_in.test_a.b_c.svg"])
  }

  func test_aFailedTestLeavesAllElementsOfItsScreenBesideTheJournal_andTheLogHasOneLineForTheKeyboard() throws {
    let (_, log, journal) = try failing { steps in
      steps.tap(TextField(id: "UsernameField"))
      steps.tap(Button(id: "Log inn"))
    }
    let path = folder.appendingPathComponent("tests-1/Logging_in.test_a.b_c.txt").path
    XCTAssertTrue(log.contains("        Picture: \(picture)\n        All elements: \(path)\n"), log)
    XCTAssertNotNil(log.range(of: #"\n +Keyboard, [1-9][0-9]+ keys, shown\n"#, options: .regularExpression), log)
    XCTAssertFalse(log.contains("Key “q”"), log)
    XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).contains("Key “q”"))
    let failures = try Journal.read(journal.url).compactMap { if case .stepEnded(let entry) = $0 { entry.failure } else { nil } }
    XCTAssertEqual(failures.map(\.tree), ["Logging_in.test_a.b_c.txt"])
    XCTAssertEqual(failures.map { $0.screen?.contains("Key “q”") }, [true])
  }

  func test_whereNoLogIsPrintedTheTestLibraryHasTheWholeMessage() throws {
    let (report, log, _) = try failing(detail: .off) { $0.tap(Button(id: "Log inn")) }
    XCTAssertEqual(log, "")
    XCTAssertTrue(report.hasPrefix("Could not tap Button “Log inn”: it does not exist.\n"), report)
    XCTAssertTrue(report.contains("\nQuery:\n") && report.contains("\nWhat to do: "), report)
    XCTAssertTrue(report.hasSuffix("\n  Picture: \(picture)\n  All elements: \(picture.dropLast(3))txt"), report)
  }

  func test_aSecretIsNotInThePicture() throws {
    _ = try failing { steps in
      ScenarioRun.redact("Welcome")
      steps.tap(Button(id: "Log inn"))
    }
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    XCTAssertTrue(svg.contains("••••••••"), svg)
    XCTAssertFalse(svg.contains("Welcome"), svg)
  }

  func test_aTestThatPassesLeavesNoPicture() throws {
    _ = try failing { _ in }
    XCTAssertFalse(FileManager.default.fileExists(atPath: picture))
  }

  func test_aFolderThatCannotBeWrittenToChangesNoResult() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("tests-1"))
    let warnings = Mutex<[String]>([])
    // The second of two tests also has no picture, and no warning.
    let (report, _, _) = try failing(times: 2, warn: { text in warnings.withLock { $0.append(text) } }) { $0.tap(Button(id: "Log inn")) }
    XCTAssertTrue(report.hasPrefix("Could not tap Button “Log inn”: it does not exist.\n"), report)
    XCTAssertFalse(report.contains("Picture:"), report)
    let text = "ScreenTestKit: the picture \(picture) could not be written: The operation could not be completed. A file with the same name already exists."
    XCTAssertEqual(warnings.withLock { $0 }, [text])
  }
}

/// The steps of a failing test.
@preconcurrency @MainActor
private struct FailureSteps: DefaultContexts {}

/// A reporter that collects what the test libraries would print.
private final class ReportReporter: TestReporter {
  let reports = Mutex<[String]>([])

  func record(_ failure: TestFailure, at location: SourceLocation) {
    reports.withLock { $0.append(failure.report) }
  }
}
