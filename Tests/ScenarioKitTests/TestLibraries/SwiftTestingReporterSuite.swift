import Testing

@testable import ScenarioKit

/// A scenario with no run bound reports to Swift Testing.
@Suite struct SwiftTestingReporterSuite {
  private final class Record {
    var done: [String] = []
  }

  private let record = Record()

  private func act(_ name: String) { record.done.append(name) }
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "Button “Log in” was not found.")) }

  @Test func aFailedStepIsAnIssueAtItsOwnLine() {
    let line = #line + 5
    withKnownIssue {
      _ = AmbientOutput.$current.withValue(.none) {
        Scenario("Alone") {
          Given(I: act("one"))
          When(I: fail)
          Then(I: act("two"))
        }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Button “Log in” was not found.\n  in: Alone › 1.2 When I fail"] && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
    }
    #expect(record.done == ["one"])
  }

  @Test(arguments: [1, 2, 3, 4]) func eachCaseOfAParameterizedTestRunsItsOwnSteps(_ number: Int) async {
    withKnownIssue {
      _ = AmbientOutput.$current.withValue(.none) {
        Scenario("Case") {
          Given(I: act("one"))
          When(I: fail)
        }
      }
    }
    #expect(record.done == ["one"])
  }

  @Test(.serialized, arguments: 1...8) func eachCaseRunsItsOwnStepsAlsoInAHelper(_ number: Int) async {
    withKnownIssue {
      AmbientOutput.$current.withValue(.none) { stepsOfAHelper() }
    }
    #expect(record.done == ["one"])
  }

  private func stepsOfAHelper() {
    Given(I: act("one"))
    When(I: fail)
    Then(I: act("two"))
  }

  @Test func theCurrentTestIsKnownByName() {
    let test = SwiftTesting.currentTest
    #expect(test?.suite == "SwiftTestingReporterSuite")
    #expect(test?.name == "theCurrentTestIsKnownByName()")
    #expect(SwiftTesting.isRunningTest)
  }

  @Test func stepsInAChildTaskBelongToTheirScenario() async {
    await Scenario("Child") {
      await withTaskGroup { group in
        group.addTask { #expect(ScenarioRun.current != nil) }
      }
      Then(I: act("one"))
    }
    #expect(ScenarioRun.current == nil)
  }
}
