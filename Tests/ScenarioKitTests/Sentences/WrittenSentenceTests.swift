import XCTest

@testable import ScenarioKit

/// Tests sentences that the author of a test writes, and values that are known when the step runs.
final class WrittenSentenceTests: XCTestCase {
  private struct Closed: Error {}

  private let user = "Ann"

  private func logIn(as user: String) {}
  private func logInLater() async {}
  private func openShop() throws { throw Closed() }

  private func signIn() {
    named("sign in quickly")
    named("sign in slowly")
  }

  private func type(_ text: String, into field: String, fileID: String = #fileID, line: Int = #line) {
    ScenarioRun.noteArguments(of: "type", at: fileID, line, [StepValue("", text), StepValue("into", named: field)])
  }

  /// A function with the name and the labels of the function that it calls.
  private func type(_ user: [String], into field: String) { type(user[0] + "!", into: field + "Name") }

  private func enter(_ text: String) { type(text + "!", into: "Name") }

  /// Returns the sentences of the steps when they started.
  private func started(_ captured: Captured) -> [String] {
    captured.events.compactMap { if case .stepStarted(let entry) = $0 { entry.sentence } else { nil } }
  }

  func test_aStepMayHaveASentence() throws {
    let captured = try capture {
      Scenario("Greeting") {
        Given("I am signed in", logIn(as: user))
        When("I greet \(user)") { logIn(as: user) }
        Then("I wait", logInLater)
        And(" ", logIn(as: user))
      }
    }
    XCTAssertEqual(captured.sentences, ["Given I am signed in", "When I greet Ann", "Then I wait", "And"])
    XCTAssertEqual(captured.outcomes, [.passed, .passed, .passed, .passed])
    XCTAssertEqual(started(captured), ["Given I am signed in", "When I greet Ann", "Then I wait", "And"])
    XCTAssertTrue(captured.console.contains("✓ Given I am signed in\n"), captured.console)
  }

  func test_namedGivesTheRunningStepASentence() throws {
    let captured = try capture {
      Scenario("Signing in") {
        Given(I: named("sign in as Ann", logIn(as: user)))
        When(I: named("sign in as \(user)", logIn(as: user)))
        And(I: signIn)
        And("I am in a hurry") { signIn() }
        And(I: named(" ", logIn(as: user)))
        But(I: named("sign in again") { logIn(as: user) })
      }
    }
    XCTAssertEqual(
      captured.sentences,
      ["Given I sign in as Ann", "When I sign in as Ann", "And I sign in quickly", "And I am in a hurry", #"And I named " ", log in as user"#, "But I sign in again"])
    XCTAssertEqual(started(captured).prefix(3), ["Given I sign in as Ann", "When I sign in as <user>", "And I sign in"])
  }

  func test_outsideAStepNamedOnlyPerformsItsAction() throws {
    var count = 0
    func perform() { count += 1 }
    named("perform", perform())
    named("perform") { perform() }
    named("nothing")
    XCTAssertEqual(count, 2)
  }

  func test_aSkippedStepKeepsItsSentence() throws {
    let captured = try capture {
      Scenario("Failing") {
        Given("the shop is open", try openShop())
        When("I greet \(user)", logIn(as: user))
        And(I: named("sign in as Ann", logIn(as: user)))
      }
    }
    XCTAssertEqual(captured.sentences, ["Given the shop is open", "When I greet Ann", "And I sign in as Ann"])
    XCTAssertEqual(captured.outcomes, [.failed, .skipped, .skipped])
  }

  func test_secretsInASentenceAreHidden() throws {
    let passwordField = "Password"
    func type(_ text: String, into field: String) { ScenarioRun.redact(text) }
    let captured = try capture {
      Scenario("Signing in") {
        Given("I sign in with hunter2", type("hunter2", into: passwordField))
        And("I sign in again with swordfish") { type("swordfish", into: passwordField) }
        When(I: named("type secret42", type("secret42", into: passwordField)))
      }
    }
    XCTAssertEqual(captured.sentences, ["Given I sign in with ••••••••", "And I sign in again with ••••••••", "When I type ••••••••"])
    for secret in ["hunter2", "swordfish", "secret42"] { XCTAssertFalse(captured.raw.contains(secret), captured.raw) }
  }

  func test_aStepShowsTheValuesThatItsFunctionReceives() throws {
    let names = ["Ann", "Ben"]
    let captured = try capture {
      Scenario("Typing") {
        When(I: type(names[1], into: "Name"))
        And(I: type("Hi \(names[0])", into: "Name"))
        And(I: enter(names[0]))
        And(I: type("Cleo", into: "Name"))
      }
    }
    XCTAssertEqual(
      captured.sentences,
      [#"When I type names 1 ("Ben") into "Name""#, #"And I type "Hi Ann" into "Name""#, "And I enter names 0", #"And I type "Cleo" into "Name""#])
  }

  func test_aFunctionOfTheTestWithTheSameNameShowsNoValueOfAnotherCall() throws {
    let users = [["Ann"]]
    let names = ["Ben"]
    let captured = try capture {
      Scenario("Typing") {
        When(I: type(users[0], into: "Field"))
        And(
          I: type(names[0], into: "Field"))
      }
    }
    XCTAssertEqual(captured.sentences, [#"When I type users 0 into "Field""#, #"And I type names 0 ("Ben") into "Field""#])
  }

  func test_aValueThatIsASecretIsHidden() throws {
    let words = ["hunter2"]
    func type(_ text: String, into field: String, fileID: String = #fileID, line: Int = #line) {
      ScenarioRun.noteArguments(of: "type", at: fileID, line, [StepValue("", text), StepValue("into", named: field)])
      ScenarioRun.redact(text)
    }
    let captured = try capture { Scenario("Typing") { When(I: type(words[0], into: "Name")) } }
    XCTAssertEqual(captured.sentences, [#"When I type words 0 ("••••••••") into "Name""#])
    XCTAssertFalse(captured.raw.contains("hunter2"), captured.raw)
  }
}
