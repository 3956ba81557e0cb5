extension TestFailure {
  /// What the test library prints of the failure: its first lines, where it happened in the scenario, the picture of the screen, and where the rest is.
  ///
  /// Where no log shows the whole message, it is here. Its lines are escaped and cut as those of the log are.
  package var report: String {
    let run = ScenarioRun.current
    let isShort = run?.console?.showsFailures == true
    func oneLine(_ text: String) -> String { ConsoleText.cut(ConsoleText.line(text), in: run?.journal) }
    var lines = [ConsoleText.message(isShort ? firstLines.joined(separator: "\n") : message, in: run?.journal)]
    // Each part by itself: a long name must not push the step's sentence out of the line.
    if let parts = run?.trailParts, !parts.isEmpty { lines.append("  in: " + parts.map(oneLine).joined(separator: " › ")) }
    if let picture, let path = run?.journal?.pathOfPicture(named: picture) { lines.append("  picture: \(ConsoleText.line(path))") }
    if let sentence = run?.sentenceOfSeed, !kind.hasPrefix("order.") { lines.append("  \(sentence)") }
    if isShort, hasMore { lines.append("  The scenario's log has the whole message.") }
    return lines.joined(separator: "\n")
  }

  /// The summary, the first difference and the nearest miss; of a failure without parts, its first paragraph, as far as it is short.
  private var firstLines: [String] {
    guard hasParts else { return Array(firstParagraph.prefix(3)) }
    var lines = [summary]
    if let difference = differences.first { lines += ["  expected: \(difference.expected)", "  actual:   \(difference.actual)"] }
    if let nearest = findings?.nearest { lines.append("  \(nearest)") }
    return lines
  }

  private var hasMore: Bool {
    screen != nil || hasParts || reason.split(separator: "\n").count > firstLines.count
  }

  private var firstParagraph: [String] {
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
    return lines.prefix { !$0.isEmpty }.map(String.init)
  }
}

extension ScenarioRun {
  /// How to run the test in its order again, where that is another one than the plain order; `nil` while `explore` runs it, which says so itself.
  package var sentenceOfSeed: String? {
    guard !isAmbient, collector == nil, let seed = scheduler?.seed else { return nil }
    return "This is the order of seed \(seed). SCREENTEST_SEED=\(seed) runs the test in it again."
  }
}
