import ScenarioReports
import XCTest

@testable import ScenarioKit
@testable import ScreentestCommands

final class ReportCommandTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ReportCommandTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func command(_ arguments: String...) throws -> ReportCommand {
    guard case .report(let command) = try Arguments.parse(["report"] + arguments).get() else {
      XCTFail("That is no report.")
      return ReportCommand()
    }
    return command
  }

  private func message(_ arguments: String...) -> String? {
    guard case .failure(let problem) = Arguments.parse(["report"] + arguments) else { return nil }
    XCTAssertEqual(problem.usage, .report)
    return problem.message
  }

  private func journal() throws -> String {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    let run = ScenarioRun(feature: "Cart", test: "test_paying", reporter: SilentReporter(), journal: journal, console: nil, scheduler: nil)
    run.perform { Scenario("Paying") { Given(I: pass) } }
    return journal.url.path
  }

  private func pass() {}

  func test_itsOptionsAreRead() throws {
    let command = try command("--format", "junit,HTML", "a.jsonl", "--format=markdown", "--format", "junit", "--output", "out", "b")
    XCTAssertEqual(command.formats, [.junit, .html, .markdown])
    XCTAssertEqual(command.output, "out")
    XCTAssertEqual(command.journals, ["a.jsonl", "b"])
    XCTAssertEqual(try self.command().formats, [.text])
  }

  func test_whatItDoesNotUnderstandIsSaid() {
    XCTAssertEqual(
      message("--format", "junti"), "There is no format “junti”. Did you mean “junit”? The formats are: \(ReportFormat.names.joined(separator: ", ")).")
    XCTAssertEqual(message("--formats", "junit"), "report does not support “--formats”. Did you mean “--format”? Its options are: --format FORMAT, --output PATH.")
    XCTAssertEqual(message("--format", "html"), "An HTML report requires an output path: screentest report --output PATH.")
    XCTAssertEqual(message("--format", "text,junit"), "Several reports require an output path: screentest report --output PATH.")
  }

  func test_oneReportGoesToStandardOutputOrAFile_severalToAFolder() throws {
    let journal = try journal()
    var printed = ""
    XCTAssertEqual(try command(journal).run(print: { printed += $0 }, warn: { XCTFail($0) }), 0)
    XCTAssertEqual(printed, "1 scenario: 1 passed\n")
    let file = folder.appendingPathComponent("deep/summary.md")
    XCTAssertEqual(try command("--format", "markdown", "--output", file.path, journal).run(print: { _ in }, warn: { XCTFail($0) }), 0)
    XCTAssertTrue(try String(contentsOf: file, encoding: .utf8).hasPrefix("# ✅ 1 scenario: 1 passed"))
    let all = folder.appendingPathComponent("all")
    let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ",")
    XCTAssertEqual(try command("--format", formats, "--output", all.path, journal).run(print: { _ in }, warn: { XCTFail($0) }), 0)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: all.path).sorted(), ReportFormat.allCases.map(\.fileName).sorted())
  }

  func test_whatCannotBeReadOrWrittenIsSaid_andEndsWithOne() throws {
    var warnings: [String] = []
    XCTAssertEqual(try command("/nowhere/journal.jsonl").run(print: { _ in }, warn: { warnings.append($0) }), 1)
    XCTAssertEqual(warnings, ["There is no journal at /nowhere/journal.jsonl. Tests write theirs to .build/screentest, or to the folder that SCREENTEST_OUTPUT names."])
    let journal = try journal()
    warnings = []
    XCTAssertEqual(try command("--format", "text,junit", "--output", journal, journal).run(print: { _ in }, warn: { warnings.append($0) }), 1)
    XCTAssertEqual(warnings, ["\(journal) is a file, but 2 reports require a folder: --output DIR."])
  }
}

private struct SilentReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) {}
}
