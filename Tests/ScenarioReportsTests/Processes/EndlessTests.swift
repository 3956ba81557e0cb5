import XCTest

@testable import ScenarioKit

/// What children of `KilledProcessTests` run until they are killed; in this process it does nothing.
final class EndlessTests: XCTestCase {
  func test_scenariosForEver() {
    guard Child.task == "endless" else { return }
    var number = 0
    while true {
      number += 1
      Scenario("Scenario \(number)") {
        Given(I: Sample.pass)
        When(I: Sample.pass)
        Then(I: Sample.pass)
      }
    }
  }
}
