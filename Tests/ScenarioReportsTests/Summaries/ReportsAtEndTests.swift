import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

final class ReportsAtEndTests: XCTestCase {
  private let sample = SampleRun()
  private var printed = ""
  private var warnings: [String] = []

  private func write(_ variables: [String: String], launcher: String = RunEnvironment.launcher) {
    ReportsAtEnd(variable: { variables[$0] }, print: { self.printed += $0 }, warn: { self.warnings.append($0) }).write(folder: sample.folder, launcher: launcher)
  }

  private func runTests() throws {
    for name in ["test_first", "test_second"] {
      try sample.process { journal in SampleRun.test("Cart", name, journal) { Scenario("Paying") { Given(I: name == "test_second" ? Sample.fail : Sample.pass) } } }
    }
  }

  private func text(_ name: String) throws -> String { try String(contentsOf: sample.folder.appendingPathComponent(name), encoding: .utf8) }

  func test_theReportsOfAllProcessesOfARun_areWrittenBesideTheirJournals() throws {
    try runTests()
    write(["SCREENTEST_REPORT": "junit, Markdown"])
    XCTAssertEqual(warnings, [])
    XCTAssertTrue(try text("report.junit.xml").contains(#"tests="2" failures="1""#))
    XCTAssertTrue(try text("report.md").hasPrefix("# ❌ 2 scenarios: 1 passed, 1 failed"))
    XCTAssertEqual(printed, "Report: \(sample.folder.path)/report.junit.xml\nReport: \(sample.folder.path)/report.md\n")
  }

  func test_whatAnotherRunHasLeftInTheFolder_isNotInIt() throws {
    try runTests()
    write(["SCREENTEST_REPORT": "junit"], launcher: "1-2")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: sample.folder.path).filter { $0.hasPrefix("report") }, [])
    XCTAssertEqual(printed, "")
  }

  func test_aTestWithAJournalInAnotherFolderIsInTheReports() throws {
    let standard = try sample.process { journal in SampleRun.test("Cart", "test_first", journal) { Scenario("Paying") { Given(I: Sample.pass) } } }
    let other = SampleRun()
    try other.process { journal in SampleRun.test("Cart", "test_second", journal) { Scenario("Paying") { Given(I: Sample.fail) } } }
    for folder in [other.folder, URL(fileURLWithPath: "/no/such/folder"), other.folder] { JournalFolders.add(folder, besideJournal: standard) }
    write(["SCREENTEST_REPORT": "junit"])
    XCTAssertEqual(warnings, [])
    XCTAssertTrue(try text("report.junit.xml").contains(#"tests="2" failures="1""#))
    XCTAssertEqual(TestResults(at: sample.folder)?.failed, ["Cart/test_second"])
  }

  func test_anEarlierProcessInTheSameJournalIsNotInTheReports() throws {
    let earlier = try sample.process { journal in SampleRun.test("Cart", "test_first", journal) { Scenario("Paying") { Given(I: Sample.fail) } } }
    let journal = try sample.process { journal in SampleRun.test("Cart", "test_first", journal) { Scenario("Paying") { Given(I: Sample.pass) } } }
    let old = try String(contentsOf: earlier, encoding: .utf8).replacingOccurrences(of: RunEnvironment.launcher, with: "1-2")
    try (old + "broken\n" + String(contentsOf: journal, encoding: .utf8)).write(to: journal, atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(at: earlier)
    write(["SCREENTEST_REPORT": "junit, text"])
    XCTAssertEqual(warnings, [])
    XCTAssertTrue(try text("report.junit.xml").contains(#"tests="1" failures="0""#))
    XCTAssertEqual(try text("report.txt"), "1 scenario: 1 passed\n")
  }

  func test_withoutTheVariableNothingIsWritten() throws {
    try runTests()
    write([:])
    write(["SCREENTEST_REPORT": ""])
    XCTAssertEqual(printed, "")
    XCTAssertEqual(warnings, [])
  }

  func test_aNameThatIsNoFormats_isWarnedOf() throws {
    try runTests()
    write(["SCREENTEST_REPORT": "junit,mardkown"])
    XCTAssertEqual(
      warnings,
      [
        "ScreenTestKit: no reports were written. SCREENTEST_REPORT is “junit,mardkown”: There is no format “mardkown”. Did you mean “markdown”? "
          + "The formats are: \(ReportFormat.names.joined(separator: ", "))."
      ])
  }

  func test_whereAReportCannotBeWritten_thatIsWarnedOf() throws {
    try runTests()
    try FileManager.default.createDirectory(at: sample.folder.appendingPathComponent("report.junit.xml/inner"), withIntermediateDirectories: true)
    write(["SCREENTEST_REPORT": "junit"])
    XCTAssertEqual(warnings.count, 1)
    XCTAssertTrue(warnings[0].hasPrefix("ScreenTestKit: reports are missing: The report \(sample.folder.path)/report.junit.xml could not be written: "), warnings[0])
    XCTAssertTrue(warnings[0].hasSuffix("The results of the tests are not affected."), warnings[0])
  }

  func test_onGitHub_theAnnotationsArePrinted_andTheSummaryOfTheJobGrows() throws {
    try runTests()
    let summary = sample.folder.appendingPathComponent("summary.md")
    try "Before.\n".write(to: summary, atomically: true, encoding: .utf8)
    write(["SCREENTEST_REPORT": "ci", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary.path])
    XCTAssertTrue(printed.contains("::error file="), printed)
    XCTAssertTrue(try text("summary.md").hasPrefix("Before.\n# ❌ 2 scenarios"))
    XCTAssertTrue(try text("report.junit.xml").contains("<testsuites"))
  }

  func test_whatACISystemShows() throws {
    func formats(_ variables: [String: String]) throws -> [ReportFormat] { try ReportFormat.named(in: "ci,junit", variable: { variables[$0] }) }
    XCTAssertEqual(try formats(["GITHUB_ACTIONS": "true"]), [.github, .junit])
    XCTAssertEqual(try formats(["GITLAB_CI": "true"]), [.gitlab, .junit])
    XCTAssertEqual(try formats([:]), [.junit])
  }
}
