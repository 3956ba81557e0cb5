import Foundation
import XCTest

@testable import ScreentestCommands

final class XCTestOutputTests: XCTestCase {
  private let tests = ["A.CartTests/test_a", "A.CartTests/test_b", "A.CartTests/test_c", "A.CartTests/test_d"].map { ListedTest(library: .xctest, id: $0) }

  private func read(_ lines: String...) -> XCTestOutput {
    var output = XCTestOutput(tests)
    for line in lines { _ = output.add(line) }
    return output
  }

  func test_eachEndIsRead_andWhatHasBegunAloneIsUnderWay() {
    let output = read(
      "Test Case 'CartTests.test_a' started at 2026-11-23 02:39:14.096", "Test Case 'CartTests.test_a' passed (0.001 seconds)",
      "Test Case 'CartTests.test_b' started at 2026-11-23 02:39:14.096", "/p/T.swift:3: error: CartTests.test_b : XCTAssertTrue failed - ",
      "Test Case 'CartTests.test_b' failed (0.001 seconds)", "Test Case 'CartTests.test_c' started at 2026-11-23 02:39:14.096",
      "Test Case 'CartTests.test_c' skipped (0.0 seconds)", "printed without an endTest Case 'CartTests.test_d' started at 2026-11-23 02:39:14.096")
    XCTAssertEqual(output.results, [tests[0]: .passed, tests[1]: .failed(at: TestPlace(line: "/p/T.swift:3", message: "XCTAssertTrue failed")), tests[2]: .skipped])
    XCTAssertEqual(output.underWay, tests[3])
  }

  func test_aFailureIsAtItsFirstLineAsFromThePackage() {
    var output = XCTestOutput(tests, folder: "/p")
    for line in [
      "Test Case 'CartTests.test_a' started at 2026", "/p/T.swift:3: error: CartTests.test_a : failed - Too dear.", "/p/T.swift:9: error: CartTests.test_a : failed - Too late.",
      "Test Case 'CartTests.test_a' failed (0.001 seconds)", "Test Case 'CartTests.test_b' started at 2026", "Test Case 'CartTests.test_b' failed (0.001 seconds)",
    ] { _ = output.add(line) }
    XCTAssertEqual(output.results, [tests[0]: .failed(at: TestPlace(line: "T.swift:3", message: "failed - Too dear.")), tests[1]: .failed(at: nil)])
  }

  func test_theEndOfATestThatHasNotBegunTellsNothing() {
    let output = read("Test Case 'CartTests.test_b' passed (0.001 seconds)", "Test Case 'CartTests.test_a' started at 2026", "Test Case 'CartTests.test_b' passed (0.001 seconds)")
    XCTAssertEqual(output.results, [:])
    XCTAssertEqual(output.underWay, tests[0])
  }

  func test_testsOfTheSameNameInTwoModulesAreTakenInTheirOrder() {
    let both = ["A.CartTests/test_a", "B.CartTests/test_a"].map { ListedTest(library: .xctest, id: $0) }
    var output = XCTestOutput(both)
    for verb in ["started at", "failed (0", "started at", "passed (0"] { _ = output.add("Test Case 'CartTests.test_a' \(verb)") }
    XCTAssertEqual(output.results, [both[0]: .failed(at: nil), both[1]: .passed])
  }
}

final class SwiftTestingEventsTests: XCTestCase {
  private let tests = ["A.Visiting/a()", "A.Visiting/b(count:)", "A.free()", "A.Visiting/d()"].map { ListedTest(library: .swiftTesting, id: $0) }

  private func event(_ kind: String, _ id: String, _ more: String = "") -> Data {
    Data(#"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(more)},"version":0}"#.utf8)
  }

  func test_eachEndIsRead_andWhatHasBegunAloneIsUnderWay() {
    var events = SwiftTestingEvents(tests)
    let a = "A.Visiting/a()/Visiting.swift:3:4"
    let b = "A.Visiting/b(count:)/Visiting.swift:5:4"
    let issue = #","issue":{"isKnown":false,"severity":"error","sourceLocation":{"_filePath":"/p/Visiting.swift","line":6}},"messages":[{"symbol":"fail","text":"Too dear."}]"#
    let warning = #","issue":{"isKnown":false,"severity":"warning"}"#
    let lines = [
      event("testStarted", "A.Visiting"), event("testStarted", a), event("testStarted", b), event("issueRecorded", a, warning), event("testEnded", a),
      event("issueRecorded", b, issue), event("testEnded", b), event("testStarted", "A.free()/Free.swift:1:2"),
      event("testSkipped", "A.Visiting/d()/Visiting.swift:9:4"), Data("{\"kind\":\"ev".utf8),
    ]
    XCTAssertEqual(lines.compactMap { events.add($0) }.map(\.id), ["A.Visiting/a()", "A.Visiting/b(count:)", "A.Visiting/d()"])
    XCTAssertEqual(events.results, [tests[0]: .passed, tests[1]: .failed(at: TestPlace(line: "/p/Visiting.swift:6", message: "Too dear.")), tests[3]: .skipped])
    XCTAssertEqual(events.underWay, [tests[2]])
  }

  func test_aTestOfWhichEveryCaseIsCancelledIsSkipped() {
    for (kinds, result) in [
      (["testCaseStarted", "testCaseStarted", "testCaseCancelled", "testCaseCancelled"], TestResult.skipped),
      (["testCaseStarted", "testCaseStarted", "testCaseCancelled"], .passed), (["testCaseStarted"], .passed),
    ] {
      var events = SwiftTestingEvents(tests)
      for kind in ["testStarted"] + kinds + ["testEnded"] { _ = events.add(event(kind, "A.Visiting/b(count:)/Visiting.swift:5:4")) }
      XCTAssertEqual(events.results, [tests[1]: result])
    }
  }

  func test_aTestThatCancelsItselfIsSkipped() {
    var events = SwiftTestingEvents(tests)
    for kind in ["testStarted", "testCancelled", "testEnded"] { _ = events.add(event(kind, "A.free()/Free.swift:1:2")) }
    XCTAssertEqual(events.results, [tests[2]: .skipped])
    XCTAssertEqual(events.underWay, [])
  }
}
