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
    // The first attempt never reached its second step. The third result is the hook for events outside steps.
    XCTAssertEqual(results.map { $0["status"] as? String }, ["FAILED", "SKIPPED", "PASSED", "PASSED", "PASSED", "PASSED"])
    XCTAssertEqual(results.first?["message"] as? String, "The total is 3.")
    XCTAssertEqual(messages.last?.body["success"] as? Bool, true)
  }

  func test_everyIdThatIsReferredToIsThere_andIsOfTheRightKind() throws {
    var known: [String: String] = [:]
    for (kind, body) in try messages(flaky) { check(body, kind, &known) }
    let kinds = [
      "hook", "gherkinDocument.feature.children.scenario", "gherkinDocument.feature.children.scenario.steps", "pickle", "pickle.steps", "testRunStarted", "stepDefinition",
      "testCase", "testCase.testSteps", "testCaseStarted",
    ]
    XCTAssertEqual(Set(known.values), Set(kinds))
  }

  /// The message that the IDs with each name refer to.
  private static let kinds = [
    "astNodeIds": "gherkinDocument.feature.children.scenario", "pickleId": "pickle", "pickleStepId": "pickle.steps", "testRunStartedId": "testRunStarted", "hookId": "hook",
    "stepDefinitionIds": "stepDefinition", "testCaseId": "testCase", "testStepId": "testCase.testSteps", "testCaseStartedId": "testCaseStarted",
  ]

  private func check(_ value: Any, _ place: String, _ known: inout [String: String]) {
    if let list = value as? [Any] {
      for element in list { check(element, place, &known) }
    } else if let object = value as? [String: Any] {
      if let id = object["id"] as? String { XCTAssertNil(known.updateValue(place, forKey: id), "\(place): \(id) stands twice") }
      for (key, value) in object where key != "id" && key != "workerId" {
        let references = key.hasSuffix("Ids") ? value as? [String] ?? [] : key.hasSuffix("Id") ? [value as? String ?? ""] : []
        for id in references {
          let kind = place == "pickle.steps" ? "gherkinDocument.feature.children.scenario.steps" : Self.kinds[key]
          XCTAssertEqual(known[id], kind, "\(place).\(key): \(id)")
        }
        check(value, "\(place).\(key)", &known)
      }
    }
  }

  func test_howEachStepEnded_withItsReasonAndItsTime() throws {
    let results: [Result] = [.passed, .pending, .skipped, .interrupted]
    let steps = results.map { result in
      var step = ReportSample.step("When", "I am \(result)")
      step.result = result
      step.reason = result == .pending || result == .skipped ? "why it is \(result)" : nil
      step.took = 2_345_678_901
      return step
    }
    var scenario = ReportSample.scenario("Paying", steps: steps)
    scenario.result = .interrupted
    let messages = try messages(ReportSample.report([("test_paying", [.scenario(scenario)])]))
    let told = messages.compactMap { $0.body["testStepResult"] as? [String: Any] }.prefix(4)
    XCTAssertEqual(told.map { $0["status"] as? String }, ["PASSED", "PENDING", "SKIPPED", "FAILED"])
    XCTAssertEqual(
      told.map { $0["message"] as? String },
      [nil, "why it is pending", "why it is skipped", "The process ended during this step, and its journal doesn't say why. The tests after it in the same process did not run."])
    for result in told { XCTAssertEqual(result["duration"] as? [String: Int], ["seconds": 2, "nanos": 345_678_901]) }
    XCTAssertEqual(messages.last?.body["success"] as? Bool, false)
  }

  func test_whatIsNotedInAStepIsAttachedToThatStepOfThatAttempt() throws {
    var step = ReportSample.step("When", "I pay")
    step.items = [.note("Noted.")]
    let scenario = ReportSample.scenario("Paying", steps: [ReportSample.step("Given", "I am there"), step])
    let messages = try messages(ReportSample.report([("test_paying", [.scenario(scenario)])]))
    func first(_ kind: String) throws -> [String: Any] { try XCTUnwrap(messages.first { $0.kind == kind }?.body) }
    let testSteps = try XCTUnwrap(first("testCase")["testSteps"] as? [[String: Any]])
    XCTAssertEqual(try first("attachment")["testStepId"] as? String, testSteps[1]["id"] as? String)
    XCTAssertEqual(try first("attachment")["testCaseStartedId"] as? String, try first("testCaseStarted")["id"] as? String)
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
