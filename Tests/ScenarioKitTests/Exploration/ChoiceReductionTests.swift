import XCTest

@testable import ScenarioKit
@testable import VirtualTime

/// Tests that the causes of a failing order are narrowed down, and reported only as far as known.
final class ChoiceReductionTests: XCTestCase {
  private func choices(_ count: Int) -> [OrderChoice] { (0..<count).map { OrderChoice(scheduler: 0, subject: .turn($0), value: 1) } }

  private func reduced(_ count: Int, fails: ([OrderChoice]) -> Bool) -> ChoiceReduction {
    var reduction = ChoiceReduction(choices(count))
    while !reduction.isOver {
      let candidate = reduction.candidate
      if fails(candidate) { reduction.candidateFailed(with: candidate) } else { reduction.candidatePassed() }
    }
    return reduction
  }

  func test_whatIsNeededIsLeft() {
    let needed = [choices(40)[3], choices(40)[30]]
    let reduction = reduced(40) { candidate in needed.allSatisfy(candidate.contains) }
    XCTAssert(reduction.isMinimal)
    XCTAssertEqual(reduction.candidate, needed)
  }

  func test_ofWhatTakesTooManyRunsItIsNotSaidThatAllIsNeeded() {
    let all = choices(1000)
    XCTAssertFalse(reduced(1000) { $0 == all }.isMinimal)
  }

  func test_theMessageSaysWhatIsKnown() {
    let effect = RecordedChoice.Effect.took("the answer", .seconds(2), least: .seconds(1))
    let recorded = choices(2).map { RecordedChoice(choice: $0, effect: effect, instant: VirtualClock.Instant(offset: .zero)) }
    var result = ExplorationResult()
    result.found = FoundFailure(failure: TestFailure(kind: "test", message: "It failed."), location: .nowhere, isReported: false)
    result.seed = 7
    result.difference = OrderDifference(choices: recorded, plain: [], failing: [])
    XCTAssert(
      TestFailure.exploration(result).message.contains("\nIt fails with these differences from the plain order, and each one is needed for this failure:\n"))
    result.isMinimal = false
    XCTAssert(
      TestFailure.exploration(result).message.contains("\nIt fails with these differences from the plain order; fewer might be enough:\n"))
  }
}
