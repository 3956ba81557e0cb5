import Testing
import XCTest

@testable import ScenarioKit

/// Tests that `ChoosingProcessTests` runs in a child process, and that do nothing in this process.
final class ChosenTests: XCTestCase, HasScenarioTags {
  static var tags: [ScenarioTag] { ["account"] }

  private var isChild: Bool { ChildProcess.misbehaviour == "chosen" }

  override func setUp() { if isChild { print("set up \(name)") } }

  func test_a() {
    guard isChild else { return }
    Scenario("Logging in", tags: "smoke") { Then(I: print("ran logging in")) }
    Scenario("Logging out", tags: "slow") { Then(I: print("ran logging out")) }
  }

  func test_b() { if isChild { Scenario("Paying") { Then(I: print("ran paying")) } } }

  func test_plain() { if isChild { print("ran plain") } }
}

extension Tag {
  @Tag fileprivate static var account: Self
}

/// Tests that `ChoosingProcessTests` runs in a child process with Swift Testing.
@Suite(.tags(.account)) struct ChosenSuite {
  @Test func choosing() {
    guard ChildProcess.misbehaviour == "chosen" else { return }
    Scenario("Logging in", tags: "smoke") { Then(I: print("ran logging in")) }
    Scenario("Logging out", tags: "slow") { Then(I: print("ran logging out")) }
  }
}
