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
    lines.append("  It passes in the plain order." + summary(of: changes, consequence))
    lines.append("  SCREENTEST_SEED=\(seed) runs the test in this order every time.")
    if changes.count > 1 {
      let ending = result.isMinimal ? ", and each one is needed for this failure" : "; fewer might be enough"
      lines += ["", "It fails with these differences from the plain order\(ending):"]
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
    return " The difference: " + (changes.count == 1 ? first : "\(changes.count) changes, listed below") + end
  }

  /// The failure for a call of `explore` without seeds.
  static let noSeeds: TestFailure = TestFailure(
    kind: "order.noSeeds",
    message: "There are no seeds to explore.\n\nWhat to do: pass at least one seed, as in explore(seeds: 0..<1000) { … }")

  private static func plain(_ found: FoundFailure) -> TestFailure {
    let lines = ["The test fails in the plain order: \(firstLine(of: found.failure))", "  So no other order was tried.", "", "What failed\(place(of: found)):"]
    return TestFailure(kind: found.failure.kind, message: (lines + indented(found.failure.message)).joined(separator: "\n"))
  }

  private static func reported(_ seed: UInt64) -> TestFailure {
    TestFailure(
      kind: "order.failed",
      message: """
        The test fails under seed \(seed), and passes in the plain order.
          The test library itself has reported the failed assertion.
          SCREENTEST_SEED=\(seed) runs the test in this order every time.
        """)
  }

  private static func notReproduced(_ seed: UInt64, _ found: FoundFailure) -> TestFailure {
    let message = """
      The test failed under seed \(seed), but did not fail in the same way when it was run again: \(firstLine(of: found.failure))
        So it depends on more than the order of events.

      What to do: look for state that one run leaves to the next, such as a global, a static property or a file, for work that virtual time does not see, \
      and for random numbers and hash values in the app.

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
