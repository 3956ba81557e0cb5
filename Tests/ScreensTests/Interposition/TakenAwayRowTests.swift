import Foundation
import ScenarioKit
import Screens
import VirtualTime
import XCTest

/// Tests that take away each row of the table once: a test that uses the row's category fails and says so, and other tests pass.
final class TakenAwayRowTests: FailureTestCase {
  func test_theListHasEachRow() {
    XCTAssertEqual(Loss.all.flatMap(\.rows).sorted(), InterpositionRow.all.map(\.name).sorted())
  }

  func test_eachRowIsMissedInItsCategory() {
    for loss in Loss.all {
      for name in loss.rows {
        let problems = problems(without: name)
        XCTAssertEqual(problems.map(\.category), [loss.category], name)
        XCTAssertEqual(problems.map(\.consequence), [loss.text], name)
      }
    }
  }

  func test_aTestThatUsesTheCategoryFails() {
    for loss in Loss.all {
      for name in loss.rows {
        let capture = capture(without: name) { user in Scenario("Anything") { Given(I: user.uses(loss.category)) } }
        XCTAssertEqual(capture.kinds, [loss.category == .time ? "device.timeIsReal" : "toolchain.\(loss.category)"], "\(name): \(capture.log)")
        let message = capture.messages.first ?? ""
        XCTAssertTrue(message.hasPrefix("Could not \(Self.attempts[loss.category] ?? "?"): "), "\(name): \(message)")
        XCTAssertTrue(message.contains("This would go wrong: \(loss.text). "), "\(name): \(message)")
        XCTAssertTrue(message.contains("\nactual:   "), "\(name): \(message)")
        XCTAssertTrue(message.hasSuffix("“screentest doctor” lists what works."), "\(name): \(message)")
      }
    }
  }

  func test_aTestThatUsesAnotherCategoryPasses() {
    for loss in Loss.all where loss.category != .time && !loss.decidesVerdicts {
      for name in loss.rows {
        for other in InterpositionCategory.allCases where other != loss.category && other != .time {
          let capture = capture(without: name) { user in Scenario("Anything") { Given(I: user.uses(other)) } }
          XCTAssertEqual(capture.messages, [], "\(name), \(other)")
        }
      }
    }
  }

  func test_aTestThatCouldEndTheProcessUnseenFails() {
    for loss in Loss.all where loss.decidesVerdicts {
      for name in loss.rows { XCTAssertEqual(capture(without: name) { user in Scenario("Anything") { Given(I: user.uses(.time)) } }.kinds, ["toolchain.logging"], name) }
    }
  }

  func test_aTestWithoutADeviceNeedsNoCategory() {
    CaptureCheck.$current.withValue(CaptureCheck { InterpositionRow.all.compactMap { InterpositionProblem($0, in: .gone) } }) {
      Scenario("A sum") { Given(I: add()) }
    }
  }

  func test_theSecondTestThatUsesACategorySaysWhereTheReasonIs() {
    let check = CaptureCheck { [InterpositionProblem(category: .locale, expected: "a", actual: "b", consequence: "c")] }
    let messages = (0..<2).map { _ in CaptureCheck.$current.withValue(check) { FailureCapture { user in Scenario("Anything") { Given(I: user.uses(.locale)) } }.messages } }
    XCTAssertEqual(
      messages[1],
      [
        """
        Could not show the device’s language, region and time zone to the app: the app would see the machine’s in this process. \
        The first failure of this run says why and what to do.
        """
      ])
  }

  private static let attempts: [InterpositionCategory: String] = [
    .time: "start the simulated device", .locale: "show the device’s language, region and time zone to the app",
    .surroundings: "keep the app’s surroundings apart from the test process’s", .network: "catch the app’s requests",
    .discovery: "find the tests and types of this process", .logging: "collect the failures of this process",
  ]

  private func problems(without name: String) -> [InterpositionProblem] {
    InterpositionProblem.ofInstallation { row in row.name == name ? (row.way == .assumed ? .fails : row.way == .replacedImport ? .notImported : .gone) : row.state }
  }

  private func capture(without name: String, _ body: (FailureCapture) -> Void) -> FailureCapture {
    let problems = problems(without: name)
    return CaptureCheck.$current.withValue(CaptureCheck { problems }) { FailureCapture(AppUnderTest(SampleApp.self), body) }
  }

  private func add() { XCTAssertEqual(1 + 1, 2) }
}

extension FailureCapture {
  /// Does something that needs a category.
  fileprivate func uses(_ category: InterpositionCategory) {
    switch category {
    case .time: break
    case .locale: _ = TimeZone.current
    case .surroundings: _ = UserDefaults.standard
    case .network: _ = URLSessionConfiguration.default
    case .discovery, .logging: VirtualScheduler.owner?.noteUse(of: category)
    }
  }
}
