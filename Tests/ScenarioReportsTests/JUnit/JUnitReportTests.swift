import FoundationXML
import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

final class JUnitReportTests: XCTestCase {
  private let sample = SampleRun()

  /// Returns the document without the parts that differ between two runs.
  private func document(_ report: RunReport) -> String {
    var report = report
    report.environments = [RunEnvironment(commit: "abc", seed: "4")]
    return JUnitReport(report).text.replacingOccurrences(of: #" (time|timestamp)="[^"]*""#, with: "", options: .regularExpression)
      .replacingOccurrences(of: #"swift:\d+"#, with: "swift:LINE", options: .regularExpression)
  }

  func test_theWholeDocument() throws {
    try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) {
        Scenario("Paying <now> & \"here\"") { When(I: Sample.pass) }
        Scenario("Failing") {
          When(I: Sample.fail)
          Then(I: Sample.pass)
        }
      }
      SampleRun.test("Cart", "test_later", journal) { Scenario("Later", pending: "The server comes first.") }
    }
    let path = "Tests/ScenarioReportsTests/JUnit/JUnitReportTests.swift"
    XCTAssertEqual(
      document(try sample.report),
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="ScreenTestKit" tests="3" failures="1" errors="0">
        <testsuite name="Cart" tests="3" failures="1" errors="0" skipped="1">
          <properties>
            <property name="commit" value="abc"/>
            <property name="seed" value="4"/>
          </properties>
          <testcase name="test_later: Later" classname="Cart">
            <skipped type="pending" message="The server comes first."/>
          </testcase>
          <testcase name="test_paying: Paying &lt;now&gt; &amp; &quot;here&quot;" classname="Cart">
            <system-out>✓ When I sample pass
      · no Then, and no check of the result was recorded
      </system-out>
          </testcase>
          <testcase name="test_paying: Failing" classname="Cart">
            <failure type="total.wrong" message="The total is 3.">When I sample fail
      \(path):LINE
      The total is 3.
      Expected 4.</failure>
            <system-out>✗ When I sample fail
      - Then I sample pass
      </system-out>
          </testcase>
        </testsuite>
      </testsuites>

      """)
  }

  func test_whatWasInterruptedIsAnError_andWhatPassedAtLastIsFlaky() throws {
    let url = try sample.process { journal in
      SampleRun.test("Cart", "test_crash", journal) { Scenario("Crashing") { When(I: Sample.pass) } }
    }
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    try (lines.prefix { !$0.contains("stepEnded") }.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
    XCTAssertTrue(document(try sample.report).contains(#"<error type="process.ended" message="The process ended during this step, and its journal doesn't say why."#))
    XCTAssertTrue(document(try sample.report).contains(#"errors="1""#))
    try sample.process(attempt: 2) { journal in
      SampleRun.test("Cart", "test_crash", journal) { Scenario("Crashing") { When(I: Sample.pass) } }
    }
    XCTAssertTrue(document(try sample.report).contains(#"<flakyFailure type="process.ended""#))
    XCTAssertTrue(document(try sample.report).contains(#"errors="0""#))
  }

  func test_whatFailedAgainHasItsFailureAndTheOneBefore() throws {
    for attempt in 1...2 {
      try sample.process(attempt: attempt) { journal in
        SampleRun.test("Cart", "test_paying", journal) { Scenario("Paying") { When(I: Sample.fail(with: "The total is \(attempt).")) } }
      }
    }
    let text = document(try sample.report)
    XCTAssertTrue(text.contains(#"<failure type="total.wrong" message="The total is 2.""#), text)
    XCTAssertTrue(text.contains(#"<rerunFailure type="total.wrong" message="The total is 1.""#), text)
    XCTAssertFalse(text.contains("flakyFailure"), text)
  }

  func test_namesThatStandTwiceAreNumbered() throws {
    try sample.process { journal in
      SampleRun.test("Cart", "test_paying", journal) { for _ in 1...3 { Scenario("Paying") { When(I: Sample.pass) } } }
    }
    let text = document(try sample.report)
    for name in ["test_paying: Paying\"", "test_paying: Paying (2)\"", "test_paying: Paying (3)\""] { XCTAssertTrue(text.contains("name=\"" + name), text) }
  }
}
