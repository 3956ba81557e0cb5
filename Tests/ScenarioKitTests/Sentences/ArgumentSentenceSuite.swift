import Testing

@testable import ScenarioKit

/// Tests that the sentences of a parameterized test's steps include the values of its arguments.
@Suite struct ArgumentSentenceSuite {
  enum Fruit: CaseIterable { case apple }

  private struct Basket {
    let count = 7
  }

  private func put(_ count: Int, _ fruit: Fruit) {}
  private func type(_ text: String, into field: String) {}
  private func see(_ thing: Any) {}

  @Test(arguments: [2], Fruit.allCases) func aValueStandsBesideItsName(count: Int, _ fruit: Fruit) throws {
    let basket = Basket()
    let captured = try capture {
      Scenario("Filling") {
        Given(I: put(count, fruit))
        When(I: see(basket.count))
        Then(I: see([count, count + 1]))
        And(the: see(count: count))
      }
    }
    #expect(
      captured.sentences == [
        "Given I put count (2), fruit (apple)", "When I see basket count", "Then I see count (2), count (2) + 1", "And the see count count (2)",
      ])
    // At the start of a step, it isn't known yet whether the step handles a secret.
    #expect(captured.raw.contains(#""sentence":"Given I put count, fruit""#))
  }

  private func see(count: Int) {}

  @Test(arguments: ["Ann"]) func aTextIsQuoted(name: String) throws {
    let captured = try capture { Scenario("Typing") { When(I: type(name, into: "Name")) } }
    #expect(captured.sentences == [#"When I type name ("Ann") into "Name""#])
  }

  @Test(arguments: ["hunter2"]) func aSecretIsHidden(word: String) throws {
    let passwordField = "Password"
    let passcode = "none"
    func typeInSecret(_ text: String) { ScenarioRun.redact(text) }
    let captured = try capture {
      Scenario("Typing") {
        When(I: type(word, into: passwordField))
        And(I: typeInSecret(word))
        And(I: see(word))
        And(I: see(passcode))
      }
    }
    #expect(
      captured.sentences == [
        #"When I type word ("••••••••") into password field"#, #"And I type in secret word ("••••••••")"#, #"And I see word ("••••••••")"#,
        "And I see passcode",
      ])
    #expect(!captured.raw.contains("hunter2"))
  }

  @Test(arguments: ["hunter2"]) func anArgumentIsSecretByItsName(password: String) throws {
    let captured = try capture { Scenario("Typing") { When(I: type(password, into: "Field")) } }
    #expect(captured.sentences == [#"When I type password ("••••••••") into "Field""#])
  }

  @Test(arguments: [String(repeating: "long ", count: 9), "two\nlines"]) func aLongValueIsLeftOut(text: String) throws {
    let captured = try capture { Scenario("Typing") { When(I: see(text)) } }
    #expect(captured.sentences == ["When I see text"])
  }

  @Test func aTestWithoutArgumentsHasNone() throws {
    let count = 3
    let captured = try capture { Scenario("Plain") { When(I: see(count)) } }
    #expect(captured.sentences == ["When I see count"])
  }
}
