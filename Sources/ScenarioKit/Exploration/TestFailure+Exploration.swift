extension TestFailure {
  /// Returns the failure for a scenario that fails in one order.
  ///
  /// The first lines contain the most important facts: the seed, the failure, the differences, and how to run the order again.
  package static func exploration(_ result: ExplorationResult) -> TestFailure {
    guard let found = result.found else { return TestFailure(kind: "order.failed", message: "") }
    guard let seed = result.seed else { return plain(found) }
    if found.isReported { return reported(seed) }
    guard result.isReproduced else { return notReproduced(seed, found) }
    var lines = ["The test fails under seed \(seed): \(firstLine(of: found.failure))"]
    let changes = result.difference?.changes ?? []
    let consequence = result.difference?.consequence
    lines.append("  In the plain order it passes." + summary(of: changes, consequence))
    lines.append("  SCREENTEST_SEED=\(seed) runs the test in this order every time.")
    if changes.count > 1 {
      let ending = result.isMinimal ? ", and without any one of them it does not fail so" : "; perhaps some of them alone suffice"
      lines += ["", "With these differences from the plain order it fails\(ending):"]
      lines += changes.enumerated().map { "  \($0 + 1). \($1)" }
      if let consequence { lines.append("  So \(consequence).") }
    }
    lines += ["", "What failed\(place(of: found)):"] + indented(found.failure.message)
    lines += ["", "Orders tried: the plain one and \(result.seedCount == 1 ? "1 seed" : "\(result.seedCount) seeds")."]
    return TestFailure(kind: "order.failed", message: lines.joined(separator: "\n"))
  }

  private static func summary(of changes: [String], _ consequence: String?) -> String {
    guard let first = changes.first else { return "" }
    let end = consequence.map { ", so \($0)." } ?? "."
    return " What makes the difference: " + (changes.count == 1 ? first : "\(changes.count) things, listed below") + end
  }

  /// The failure of `explore` without seeds.
  static let noSeeds: TestFailure = TestFailure(
    kind: "order.noSeeds",
    message: "There are no seeds to explore.\n\nWhat to do: give seeds that exist, as in explore(seeds: 0..<1000) { … }")

  private static func plain(_ found: FoundFailure) -> TestFailure {
    let lines = ["The test fails in the plain order: \(firstLine(of: found.failure))", "  So no other order was tried.", "", "What failed\(place(of: found)):"]
    return TestFailure(kind: found.failure.kind, message: (lines + indented(found.failure.message)).joined(separator: "\n"))
  }

  private static func reported(_ seed: UInt64) -> TestFailure {
    TestFailure(
      kind: "order.failed",
      message: """
        The test fails under seed \(seed), and passes in the plain order.
          The test library has reported the assertion that failed by itself.
          SCREENTEST_SEED=\(seed) runs the test in this order every time.
        """)
  }

  private static func notReproduced(_ seed: UInt64, _ found: FoundFailure) -> TestFailure {
    let message = """
      The test failed under seed \(seed), and did not fail in the same way when it was run again: \(firstLine(of: found.failure))
        So the order of events is not all that it depends on.

      What to do: look for what a run leaves to the next one, such as a global, a static property or a file, for work that virtual time does not see, \
      and for random numbers and the hash values of the app's own.

      What failed\(place(of: found)):
      """
    return TestFailure(kind: "order.notReproduced", message: ([message] + indented(found.failure.message)).joined(separator: "\n"))
  }

  private static func firstLine(of failure: TestFailure) -> String { String(failure.summary.split(separator: "\n").first ?? "") }

  private static func place(of found: FoundFailure) -> String {
    let location = found.location.withRelativePath
    return location.filePath.isEmpty ? "" : ", at \(location.filePath):\(location.line)"
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
  }
}
