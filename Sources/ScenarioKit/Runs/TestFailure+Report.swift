extension TestFailure {
  /// The text of the failure for the test library.
  ///
  /// It has the first lines, the place in the scenario, the picture, and a hint where to find the rest.
  ///
  /// If no log shows the complete message, this text does. Its lines are escaped and cut like the lines of the log.
  package var report: String {
    let run = ScenarioRun.current
    let isShort = run?.console?.showsFailures == true
    func oneLine(_ text: String) -> String { ConsoleText.cut(ConsoleText.line(text), in: run?.journal) }
    var lines = [ConsoleText.message(isShort ? firstLines.joined(separator: "\n") : message, in: run?.journal)]
    // Cut each part separately, because a long name must not push the step's sentence out of the line.
    if let parts = run?.trailParts, !parts.isEmpty { lines.append("  in: " + parts.map(oneLine).joined(separator: " › ")) }
    if let picture, let path = run?.journal?.pathOfPicture(named: picture) { lines.append("  picture: \(ConsoleText.line(path))") }
    if let sentence = run?.sentenceOfSeed, !kind.hasPrefix("order.") { lines.append("  \(sentence)") }
    if isShort, hasMore { lines.append("  The scenario's log has the whole message.") }
    return lines.joined(separator: "\n")
  }

  /// The first lines of the failure: summary, first difference, and nearest miss.
  ///
  /// If the failure has no parts, the value is the start of the first paragraph.
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
  /// A sentence that explains how to run the test in its order again, or `nil` in the plain order.
  ///
  /// During `explore`, which prints its own sentence, the value is also `nil`.
  package var sentenceOfSeed: String? {
    guard !isAmbient, collector == nil, let seed = scheduler?.seed else { return nil }
    return "This is the order of seed \(seed). SCREENTEST_SEED=\(seed) runs the test in this order again."
  }
}
