import XCTest

@testable import ScenarioKit

/// The parts of a test that processes with a shared folder run.
///
/// In this process they do nothing.
final class SharedFolderParts: XCTestCase {
  func test_a() {
    guard Child.task == "part" else { return }
    for number in 1...50 { Scenario("a \(number)") { Given(I: Sample.pass) } }
    Scenario("a, later", pending: "The server comes first.")
  }

  func test_b() {
    guard Child.task == "part" else { return }
    for number in 1...50 { Scenario("b \(number)") { Given(I: Sample.pass) } }
    Scenario("b, later", pending: "The server comes first.")
  }

  func test_c() {
    guard Child.task == "part" else { return }
    for number in 1...50 { Scenario("c \(number)") { Given(I: Sample.pass) } }
    Scenario("c, later", pending: "The server comes first.")
  }

  func test_d() {
    guard Child.task == "part" else { return }
    for number in 1...50 { Scenario("d \(number)") { Given(I: Sample.pass) } }
    Scenario("d, later", pending: "The server comes first.")
  }
}
