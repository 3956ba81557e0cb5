import Foundation
import XCTest

@testable import ScenarioKit

/// Tests that `ProcessEndTests` runs in a child process, and that do nothing in this process.
final class MisbehavingTests: XCTestCase {
  func test_misbehaving() {
    guard let misbehaviour = ChildProcess.misbehaviour else { return }
    StepTimeLimits.$current.withValue(misbehaviour == "slowWithoutLimits" ? .none : .current) {
      Scenario("Misbehaving") {
        Given(I: doNothing)
        if misbehaviour == "crashInAStepWithTexts" { When(I: Misbehaviour.perform("crashInAStepWithTexts")) }
        When(I: Misbehaviour.perform(misbehaviour))
        Then(I: doNothing)
      }
    }
  }

  // XCTest creates all test cases before it runs the first.
  private let failsWhenCreated: Void = {
    if ChildProcess.misbehaviour == "failWhenCreated" { ScenarioRun.fail(TestFailure(kind: "misbehaviour", message: "The property has no value.")) }
  }()

  func test_zLast() {}

  override class func tearDown() {
    if ChildProcess.misbehaviour == "failAfterTheLastTest" { ScenarioRun.fail(TestFailure(kind: "misbehaviour", message: "Nothing was put away.")) }
  }

  override class func setUp() {
    if ChildProcess.misbehaviour == "exitBetweenTests" { exit(0) }
  }

  func test_plain() {
    if ChildProcess.misbehaviour == "exitInPlainTest" { exit(0) }
  }

  private func doNothing() {}
}
