import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

final class SummaryTests: XCTestCase {
  private let sample = SampleRun()

  private func report() throws -> RunReport {
    try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) {
        Scenario("Paying | *now*") { When(I: Sample.pass) }
        Scenario("Failing <b>") { When(I: Sample.fail(with: "``` is no\n::error::end")) }
      }
      SampleRun.test("Cart", "test_flaky", journal) { Scenario("Flaky") { Given(I: Sample.fail) } }
      SampleRun.test("Account", "test_later", journal) { Scenario("Later", pending: "The server comes first.") }
    }
    try sample.process(attempt: 2) { journal in SampleRun.test("Cart", "test_flaky", journal) { Scenario("Flaky") { Given(I: Sample.pass) } } }
    var report = try sample.report
    report.environments = report.environments.map { RunEnvironment(commit: "0123456789abcdef", branch: "fix/`x`", ci: "GitHub Actions", attempt: $0.attempt) }
    return report
  }

  private func withoutLines(_ text: String) -> String {
    text.replacingOccurrences(of: #"swift:\d+"#, with: "swift:LINE", options: .regularExpression)
      .replacingOccurrences(of: #"line=\d+,col=\d+"#, with: "line=L,col=C", options: .regularExpression)
  }

  func test_theSummaryInMarkdown() throws {
    XCTAssertEqual(
      withoutLines(MarkdownReport(try report()).text),
      """
      # ❌ 4 scenarios: 2 passed (1 flaky), 1 failed, 1 pending

      commit `0123456789ab` · branch `` fix/`x` `` · GitHub Actions

      ## Failed

      ### ✗ Cart › Failing &lt;b&gt;

      **When I sample fail with "\\`\\`\\` is no\\\\n\\:\\:error\\:\\:end"** — `Tests/ScenarioReportsTests/Summaries/SummaryTests.swift:LINE`

      ````text
      ``` is no
      ::error::end
      ````

      Run it again: `swift test --filter 'Cart/test_paying'`

      ## Flaky: passed after a failure

      - Cart › Flaky: The total is 3.

      ## Passed: no Then, and no check of the result was recorded

      - Cart › Paying \\| \\*now\\*

      ## Features

      | Feature | Passed | Failed | Skipped |
      | --- | ---: | ---: | ---: |
      | Account | 0 | 0 | 1 |
      | Cart | 2 | 1 | 0 |

      """)
  }

  func test_theSummaryInText() throws {
    XCTAssertEqual(
      withoutLines(TextReport(try report()).text),
      """
      ✗ Cart › Failing <b>
          When I sample fail with "``` is no\\n::error::end"
          Tests/ScenarioReportsTests/Summaries/SummaryTests.swift:LINE
          ``` is no
          : :error::end
          Run it again: swift test --filter 'Cart/test_paying'

      ~ Cart › Flaky: passed after a failure
          The total is 3.
      · Cart › Paying | *now*: no Then, and no check of the result was recorded
      - Account › Later: pending: The server comes first.
      4 scenarios: 2 passed (1 flaky), 1 failed, 1 pending

      """)
  }

  func test_theAnnotationsOfGitHub() throws {
    XCTAssertEqual(
      withoutLines(GitHubReport(try report()).text),
      """
      ::error file=Tests/ScenarioReportsTests/Summaries/SummaryTests.swift,line=L,col=C,title=Cart › Failing <b>::\
      When I sample fail with "``` is no\\n::error::end"%0A``` is no%0A::error::end
      ::warning file=Tests/ScenarioReportsTests/Summaries/SummaryTests.swift,line=L,col=C,title=Cart › Flaky::\
      Flaky: it passed after this failure.%0AGiven I sample fail%0AThe total is 3.%0AExpected 4.

      """)
  }

  func test_ofManyFailuresTheLastAnnotationCountsTheRest() throws {
    try sample.process { journal in
      for index in 0..<14 { SampleRun.test("Cart", "test_\(index)", journal) { Scenario("Failing, 50 %: \(index)") { When(I: Sample.fail) } } }
    }
    let lines = GitHubReport(try sample.report).text.split(separator: "\n")
    XCTAssertEqual(lines.count, 10)
    XCTAssertEqual(lines.last, "::error title=ScreenTestKit::5 more failures: see the summary of the job")
    XCTAssertTrue(lines[0].contains("title=Cart › Failing%2C 50 %25%3A 0::"), String(lines[0]))
  }

  func test_anAnnotationStandsAtTheLineAndTheColumn() {
    let failing = ReportSample.scenario("Paying", steps: [ReportSample.step("When", "I pay", "The total is 3.")])
    XCTAssertEqual(
      GitHubReport(ReportSample.report([("test_paying", [.scenario(failing)])])).text,
      "::error file=Tests/CartTests.swift,line=7,col=5,title=Cart › Paying::When I pay%0AThe total is 3.\n")
  }

  func test_twoFailuresOfOneKindInOneScenarioAreTwoIssuesOfGitLab() throws {
    let failing = ReportSample.scenario("Paying", steps: [ReportSample.step("When", "I pay", "The total is 3."), ReportSample.step("Then", "I leave", "The door is shut.")])
    let text = GitLabReport(ReportSample.report([("test_paying", [.scenario(failing)])])).text
    let issues = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    XCTAssertEqual(issues.map { $0["description"] as? String }, ["Cart › Paying: The total is 3.", "Cart › Paying: The door is shut."])
    XCTAssertEqual(Set(issues.map { $0["fingerprint"] as? String }).count, 2)
  }

  func test_theLogOfAScenarioTellsTheVirtualTimeOfItsSteps() {
    var step = ReportSample.step("When", "I wait")
    step.virtualEnd = .milliseconds(2500)
    XCTAssertEqual(StepLog.text(of: [.step(step), .step(ReportSample.step("Then", "I leave"))]), "✓ When I wait  +2.5 s\n✓ Then I leave\n")
  }

  func test_theCodeQualityReportOfGitLab() throws {
    let report = try report()
    let text = GitLabReport(report).text
    let issues = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    XCTAssertEqual(issues.compactMap { $0["description"] as? String }, ["Flaky: Cart › Flaky: The total is 3.", "Cart › Failing <b>: ``` is no"])
    XCTAssertEqual(issues.compactMap { $0["severity"] as? String }, ["minor", "major"])
    XCTAssertEqual(
      issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }, Array(repeating: "Tests/ScenarioReportsTests/Summaries/SummaryTests.swift", count: 2))
    XCTAssertEqual(Set(issues.compactMap { ($0["fingerprint"] as? String)?.count }), [32])
    XCTAssertEqual(Set(issues.compactMap { $0["fingerprint"] as? String }).count, 2)
    XCTAssertEqual(GitLabReport(report).text, text)
  }

  func test_aRunInWhichNothingPassedIsNotGreen() {
    XCTAssertFalse(RunTotals([]).isGreen)
    XCTAssertEqual(RunTotals([]).description, "No scenarios ran.")
    XCTAssertTrue(MarkdownReport(RunReport()).text.hasPrefix("# ❌ No scenarios ran."))
  }
}
