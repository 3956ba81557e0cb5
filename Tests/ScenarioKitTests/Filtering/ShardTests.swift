import XCTest

@testable import ScenarioKit

final class ShardTests: XCTestCase {
  private func shard(_ variables: [String: String]) throws -> Shard? { try Shard(variable: { variables[$0] }) }

  private func message(_ variables: [String: String], file: StaticString = #filePath, line: UInt = #line) -> String {
    do {
      let shard = try shard(variables)
      return "\(String(describing: shard))"
    } catch { return (error as? ChoiceProblem)?.failure.message ?? "\(error)" }
  }

  func test_eachSystemsOwnNumbersAreRead() throws {
    let named: [([String: String], String?)] = [
      (["SCREENTEST_SHARD": "2/8"], "2/8"),
      (["SCREENTEST_SHARD": "1/1", "CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"], nil),
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], "1/3"),
      (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"], "4/4"),
      (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4", "GITLAB_CI": "true"], "3/4"),
      (["CI_NODE_TOTAL": "1", "GITLAB_CI": "true"], nil),
      (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2"),
      (["BUILDKITE_PARALLEL_JOB": "4", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], "5/5"),
      (["SEMAPHORE_JOB_INDEX": "1", "SEMAPHORE_JOB_COUNT": "6"], "1/6"),
      (["SCREENTEST_SHARD": "", "TEST_TOTAL_SHARDS": ""], nil),
      ([:], nil),
    ]
    for (variables, name) in named { XCTAssertEqual(try shard(variables)?.name, name, "\(variables)") }
  }

  func test_aShardThatThereIsNotFailsEveryTest() {
    assertText(
      message(["SCREENTEST_SHARD": "9/8"]),
      """
      SCREENTEST_SHARD is “9/8”, which names a shard that doesn't exist: the shards are 1/8 to 8/8.
      No test runs, because it is not known which ones should.

      What to do: give each machine a different shard.
      """)
    XCTAssertTrue(message(["SCREENTEST_SHARD": "0/8"]).contains("“0/8”"))
    XCTAssertTrue(message(["SCREENTEST_SHARD": "2/1"]).contains("the only shard is 1/1"))
  }

  func test_whatNamesNoShardFailsEveryTest() {
    for value in ["x", "2", "2/", "/2", "2/0", "2/8/9", "-1/-2", "1.5/2"] {
      assertText(
        message(["SCREENTEST_SHARD": value]),
        """
        SCREENTEST_SHARD is “\(value)”, which does not name a shard.
        No test runs, because it is not known which ones should.

        What to do: write the number of the shard and the number of all shards: SCREENTEST_SHARD=2/8.
        """)
    }
  }

  func test_aNumberOfASystemThatDoesNotFitFailsEveryTest() {
    assertText(
      message(["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4", "GITLAB_CI": "true"]),
      """
      CI_NODE_INDEX is “0”, which is not the number of a shard from 1 to 4, and CI_NODE_TOTAL is 4.
      No test runs, because it is not known which ones should.

      What to do: set it to one of these numbers, or name the shard with SCREENTEST_SHARD=2/8; SCREENTEST_SHARD=1/1 runs everything.
      """)
    assertText(
      message(["TEST_TOTAL_SHARDS": "4"]),
      """
      TEST_SHARD_INDEX must be the number of a shard from 0 to 3, but it isn't set, and TEST_TOTAL_SHARDS is 4.
      No test runs, because it is not known which ones should.

      What to do: set it to one of these numbers, or name the shard with SCREENTEST_SHARD=2/8; SCREENTEST_SHARD=1/1 runs everything.
      """)
    assertText(
      message(["CIRCLE_NODE_TOTAL": "many"]),
      """
      CIRCLE_NODE_TOTAL is “many”, which is not a number of shards.
      No test runs, because it is not known which ones should.

      What to do: set it to a number, or name the shard with SCREENTEST_SHARD=2/8.
      """)
  }

  func test_theJournalNamesTheShard() {
    XCTAssertEqual(Shard.named(by: { ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"][$0] }), "2/3")
    XCTAssertEqual(Shard.named(by: { ["SCREENTEST_SHARD": "9/8"][$0] }), "9/8")
    XCTAssertNil(Shard.named(by: { _ in nil }))
  }
}

final class ShardPlanTests: XCTestCase {
  private let tests = (0..<400).map { "Feature\($0 % 20)Tests/test_number\($0)" }

  func test_eachTestIsInOneShardAndTheShardsAreAboutAsLarge() {
    let plan = ShardPlan(count: 4)
    let counts = (1...4).map { shard in tests.count { plan.shard(of: $0) == shard } }
    XCTAssertEqual(counts.reduce(0, +), tests.count)
    for count in counts { XCTAssertTrue((60...140).contains(count), "\(counts)") }
  }

  func test_theShardOfATestIsTheSameInEveryProcessAndVersion() {
    XCTAssertEqual(["A/test_a", "A/test_b", "B/test_a", "B/test_b", "Ü/test"].map { ShardPlan(count: 8).shard(of: $0) }, [6, 5, 1, 6, 7])
  }

  func test_withTimesTheLongestTestsComeFirstAndTheShardsTakeAboutAsLong() {
    let plan = ShardPlan(count: 3, times: ["a": 9, "b": 5, "c": 4, "d": 4, "e": 3, "f": 2])
    XCTAssertEqual(["a", "b", "c", "d", "e", "f"].map { plan.shard(of: $0) }, [1, 2, 3, 3, 2, 2])
  }

  func test_aTestWithoutATimeGoesWhereItsNameSays() {
    XCTAssertEqual(ShardPlan(count: 8, times: ["a": 9]).shard(of: "A/test_a"), ShardPlan(count: 8).shard(of: "A/test_a"))
  }
}
