import Foundation
import VirtualTime

extension TestFailure {
  /// The failure that an error thrown by a step stands for: the error itself where it is a failure already.
  static func step(threw error: any Error) -> TestFailure {
    thrown(error, by: "The step", kind: "step.threwError")
  }

  /// The failure that an error thrown by a scenario's body, outside its steps, stands for.
  static func scenario(_ name: String, threw error: any Error) -> TestFailure {
    thrown(error, by: "The scenario “\(name)” (outside its steps)", kind: "scenario.threwError")
  }

  /// The failure that an error thrown by the body of `explore`, outside its scenarios, stands for.
  static func explored(threw error: any Error) -> TestFailure {
    thrown(error, by: "The body of explore, outside its scenarios,", kind: "explore.threwError")
  }

  /// The failure of an assertion of the test library, which has reported it already.
  static func external(_ message: String?) -> TestFailure {
    // XCTest writes a dash after the assertion's name even if no message follows.
    let message = message.map { $0.hasSuffix(" - ") ? String($0.dropLast(3)) : $0 }
    return TestFailure(kind: "assertion.failed", message: message ?? "An assertion of the test library failed here; its message is in the library's own output.")
  }

  /// The failure of an async step that does not come to an end.
  static func neverEnds(_ error: VirtualTimeError, unseen: UnseenWork = UnseenWork()) -> TestFailure {
    TestFailure(kind: "step.neverEnds", message: [error.description, unseen.sentence].compactMap { $0 }.joined(separator: " "))
  }

  /// The failure of a scenario in which nothing happened.
  static func scenarioWithoutSteps(_ name: String) -> TestFailure {
    TestFailure(
      kind: "scenario.checkedNothing",
      message: """
        The scenario “\(name)” checked nothing: no step ran in it, and no element was used.
        An assertion that passes, of XCTest or of Swift Testing, cannot be seen from here.

        What to do: put what the scenario does and checks into steps. An assertion goes into a function that a step names:
          func theTotalIsRight() { XCTAssertEqual(cart.total, 12) }
          Then(theTotalIsRight)
        A scenario that is to be written later is declared as pending, with the reason: Scenario("…", pending: "The cart comes next.")
        """)
  }

  /// The failure of a rule in which nothing happened.
  static func ruleWithoutScenarios(_ name: String) -> TestFailure {
    TestFailure(
      kind: "rule.checkedNothing",
      message: """
        The rule “\(name)” checked nothing: there is no scenario or step in it, and no element was used.

        What to do: put the scenarios that show the rule into it, or remove the rule. A scenario that is to be written later is declared as pending, with the reason:
          Scenario("…", pending: "The cart comes next.")
        """)
  }

  /// The failure of `explore` if nothing happens in its closure.
  static var exploredNothing: TestFailure {
    TestFailure(
      kind: "order.checkedNothing",
      message: """
        explore checked nothing: no scenario or step ran in its closure, no element was used, and no work was started whose order could change.

        What to do: put the scenario into the closure, as in explore(seeds: 0..<1000) { Scenario("Searching") { … } }
        """)
  }

  private static func thrown(_ error: any Error, by subject: String, kind: String) -> TestFailure {
    if let failure = error as? TestFailure { return failure }
    if let error = error as? VirtualTimeError { return neverEnds(error) }
    let type = String(describing: Swift.type(of: error))
    let described = String(describing: error)
    var message = "\(subject) threw “\(described)” (\(type))."
    if let explained = (error as? any LocalizedError)?.errorDescription, explained != described {
      message += "\n  meaning: \(explained)"
    }
    return TestFailure(kind: kind, message: message)
  }
}
