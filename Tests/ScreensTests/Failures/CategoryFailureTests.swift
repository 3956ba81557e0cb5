import Foundation
import HeadlessNetwork
import HeadlessUI
import ScenarioKit
import Screens
import VirtualTime
import XCTest

/// Tests that without a category, the tests that use the category fail with its sentence, and all others pass.
final class CategoryFailureTests: FailureTestCase {
  private func check(without category: InterpositionCategory) -> CaptureCheck {
    CaptureCheck { [InterpositionProblem(category: category, expected: "it works", actual: "it does not", consequence: "something is lost")] }
  }

  private func capture(without category: InterpositionCategory, _ app: AppUnderTest, _ steps: @escaping (FailureCapture) -> Void = { _ in }) -> FailureCapture {
    CaptureCheck.$current.withValue(check(without: category)) { FailureCapture(app, steps) }
  }

  private func assertUse(of category: InterpositionCategory, _ capture: FailureCapture, fails sentence: String, line: UInt = #line) {
    XCTAssertEqual(capture.kinds, ["toolchain.\(category.rawValue)"], line: line)
    XCTAssertEqual(capture.messages.first?.components(separatedBy: "\n\n").first, sentence, line: line)
  }

  private let plain = AppUnderTest(name: "Plain") { Text("Nothing is read here.") }

  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  func test_withoutACategoryTestsThatDoNotUseItPass() {
    for category in InterpositionCategory.allCases where category != .time { XCTAssertEqual(capture(without: category, plain).messages, [], "\(category)") }
  }

  func test_anAppThatReadsItsTimeZone() {
    let app = AppUnderTest(name: "Zone") { Text("A zone").onAppear { _ = TimeZone.current } }
    assertUse(
      of: .locale, capture(without: .locale, app),
      fails: "Could not show the device’s language, region and time zone to the app: the app would see the machine’s in this process.")
  }

  func test_aTestThatSetsTheTimeZone() {
    assertUse(
      of: .locale, capture(without: .locale, plain) { user in Scenario("Zone") { Given(the: user.timeZone(is: "GMT")) } },
      fails: "Could not show the device’s language, region and time zone to the app: the app would see the machine’s in this process.")
  }

  func test_anAppThatReadsItsDefaults() {
    let app = AppUnderTest(name: "Defaults") { Text("A value").onAppear { _ = UserDefaults.standard.string(forKey: "name") } }
    assertUse(
      of: .surroundings, capture(without: .surroundings, app),
      fails: "Could not keep the app’s surroundings apart from the test process’s: the app would see or change what belongs to the process.")
  }

  func test_aTestThatSetsLaunchArguments() {
    assertUse(
      of: .surroundings, capture(without: .surroundings, plain) { _ in Screens.App.shared.launchArguments = ["--mock"] },
      fails: "Could not keep the app’s surroundings apart from the test process’s: the app would see or change what belongs to the process.")
  }

  func test_aTestWithAStubServer() {
    assertUse(
      of: .network, capture(without: .network, plain) { _ in _ = StubServer() },
      fails: "Could not catch the app’s requests: they would go to the real network in this process, or lack a part.")
  }

  func test_aPlainTestClassWithoutADevice() {
    var failure = TestFailure(kind: "device.none", attempt: .act("tap Button “Send”"), reason: "there is no simulated device here")
    failure.explainMissingDevice(problems: [])
    XCTAssertEqual(failure.kind, "device.none")
    failure.advice = "inherit from ScreenTestCase."
    failure.explainMissingDevice(problems: [
      InterpositionProblem(
        category: .discovery, expected: "the process calls ScreenTestKit for XCTest.XCTestCase.invokeTest() -> ()", actual: "it does not",
        consequence: "a plain test class has no device")
    ])
    XCTAssertEqual(failure.kind, "toolchain.discovery")
    XCTAssertEqual(
      failure.message,
      """
      Could not tap Button “Send”: there is no simulated device here.

      expected: the process calls ScreenTestKit for XCTest.XCTestCase.invokeTest() -> ()
      actual:   it does not

      In this process, a plain test class has no device.

      What to do: inherit from ScreenTestCase. For a plain test class, use a toolchain that this version of ScreenTestKit supports (Swift 6.3 on Linux), \
      or a version that supports this toolchain. “screentest doctor” lists what works.
      """)
  }

  func test_everyLaterTestNamesTheFirst() {
    let check = check(without: .network)
    func use() -> FailureCapture { CaptureCheck.$current.withValue(check) { FailureCapture(plain) { _ in _ = StubServer() } } }
    XCTAssertEqual(use().kinds, ["toolchain.network"])
    XCTAssertEqual(
      use().messages,
      [
        "Could not catch the app’s requests: they would go to the real network in this process, or lack a part. The first failure of this run says why and what to do."
      ])
  }
}
