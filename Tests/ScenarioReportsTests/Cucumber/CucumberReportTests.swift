import Foundation
import XCTest

@testable import ScenarioKit
@testable import ScenarioReports

final class CucumberReportTests: XCTestCase {
  private func messages(_ report: RunReport) throws -> [(kind: String, body: [String: Any])] {
    try CucumberReport(report).text.split(separator: "\n").map { line in
      let message = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: [String: Any]])
      XCTAssertEqual(message.count, 1)
      let first = try XCTUnwrap(message.first)
      return (first.key, first.value)
    }
  }

  private var flaky: RunReport {
    let failed = ReportSample.attempt([.scenario(ReportSample.scenario("Paying", steps: [ReportSample.step("When", "I pay", "The total is 3.")]))])
    let passed = ReportSample.attempt([
      .scenario(ReportSample.scenario("Paying", steps: [ReportSample.step("When", "I pay"), ReportSample.step("And", "I leave")]))
    ])
    return ReportSample.report([TestReport(identity: "Cart/test_paying", name: "test_paying", attempts: [failed, passed])])
  }

  func test_theMessagesOfARunComeInTheirOrder() throws {
    let step = ["testStepStarted", "testStepFinished"]
    let attempt = ["testCaseStarted"] + step + step + step + ["testCaseFinished"]
    XCTAssertEqual(
      try messages(flaky).map(\.kind),
      ["meta", "hook", "source", "gherkinDocument", "pickle", "testRunStarted", "stepDefinition", "stepDefinition", "testCase"] + attempt + attempt + ["testRunFinished"])
  }

  func test_aTestThatWasTriedAgain_isOneCaseWithTwoAttempts() throws {
    let messages = try messages(flaky)
    let started = messages.filter { $0.kind == "testCaseStarted" }.map(\.body)
    XCTAssertEqual(started.map { $0["attempt"] as? Int }, [0, 1])
    XCTAssertEqual(Set(started.compactMap { $0["testCaseId"] as? String }).count, 1)
    XCTAssertEqual(messages.filter { $0.kind == "testCaseFinished" }.map { $0.body["willBeRetried"] as? Bool }, [true, false])
    let results = messages.filter { $0.kind == "testStepFinished" }.compactMap { $0.body["testStepResult"] as? [String: Any] }
    // The first attempt never came to its second step; the third is the hook for what happens outside of steps.
    XCTAssertEqual(results.map { $0["status"] as? String }, ["FAILED", "SKIPPED", "PASSED", "PASSED", "PASSED", "PASSED"])
    XCTAssertEqual(results.first?["message"] as? String, "The total is 3.")
    XCTAssertEqual(messages.last?.body["success"] as? Bool, true)
  }

  func test_everyIdThatIsReferredToIsThere() throws {
    var known: Set<String> = []
    for (kind, body) in try messages(flaky) {
      check(body, kind, &known)
    }
  }

  private func check(_ value: Any, _ place: String, _ known: inout Set<String>) {
    if let list = value as? [Any] {
      for element in list { check(element, place, &known) }
    } else if let object = value as? [String: Any] {
      if let id = object["id"] as? String { XCTAssertTrue(known.insert(id).inserted, "\(place): \(id) stands twice") }
      for (key, value) in object where key != "id" && key != "workerId" {
        let references = key.hasSuffix("Ids") ? value as? [String] ?? [] : key.hasSuffix("Id") ? [value as? String ?? ""] : []
        for id in references { XCTAssertTrue(known.contains(id), "\(place).\(key): \(id) is not there") }
        check(value, "\(place).\(key)", &known)
      }
    }
  }

  func test_whatFailedOutsideOfStepsIsAFailureOfTheHook() throws {
    let failure = ReportItem.failure(TestFailure(kind: "setup", message: "No server."), at: .init(fileID: "", filePath: "", line: 0, column: 0))
    var scenario = ReportSample.scenario("Paying", steps: [ReportSample.step("When", "I pay")])
    scenario.result = .failed
    scenario.items.append(failure)
    let results = try messages(ReportSample.report([("test_paying", [.scenario(scenario)])])).compactMap { $0.body["testStepResult"] as? [String: Any] }
    XCTAssertEqual(results.map { $0["status"] as? String }, ["PASSED", "FAILED"])
    XCTAssertEqual(results.last?["message"] as? String, "No server.")
  }

  func test_whatIsNotedAndKeptOutsideOfScenariosIsAttachedToTheLast() throws {
    let kept = AttachmentReport(name: "log", mediaType: "text/plain", path: "run/log.txt", byteCount: 3)
    let scenario = ReportItem.scenario(ReportSample.scenario("Paying", steps: [ReportSample.step("When", "I pay")]))
    let messages = try messages(ReportSample.report([("test_paying", [.note("Noted."), scenario, .attachment(kept)])]))
    XCTAssertEqual(messages.filter { $0.kind == "testCase" }.count, 1)
    XCTAssertEqual(messages.first { $0.kind == "attachment" }?.body["body"] as? String, "Noted.")
    XCTAssertEqual(messages.first { $0.kind == "externalAttachment" }?.body["url"] as? String, "run/log.txt")
  }
}
