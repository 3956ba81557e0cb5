import Foundation
import XCTest

@testable import ScenarioKit

/// What `ProcessEndTests` runs in a child process; in this one it does nothing.
final class MisbehavingTests: XCTestCase {
  func test_misbehaving() {
    guard let misbehaviour = ChildProcess.misbehaviour else { return }
    StepTimeLimits.$current.withValue(misbehaviour == "slowWithoutLimits" ? .none : .current) {
      Scenario("Misbehaving") {
        Given(I: doNothing)
        When(I: Misbehaviour.perform(misbehaviour))
        Then(I: doNothing)
      }
    }
  }

  func test_zLast() {}

  private func doNothing() {}
}
