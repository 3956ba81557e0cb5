extension TestFailure {
  /// The text of the failure for the test library.
  ///
  /// It has three lines, because the log has the complete message: what failed, why, and the place of the complete message. A test that runs in the order of a seed has
  /// one more line, which says how to repeat it.
  ///
  /// If no log shows the complete message, this text does. Its lines are escaped and cut like the lines of the log.
  package var report: String {
    let run = ScenarioRun.current
    let isShort = run?.console?.showsFailures == true
    var lines = [ConsoleText.message(isShort ? firstLines.joined(separator: "\n") : message, in: run?.journal)]
    lines += isShort ? [placeInLog(of: run)].compactMap(\.self) : places(of: run)
    if let sentence = run?.sentenceOfSeed, !kind.hasPrefix("order.") { lines.append("  \(sentence)") }
    return lines.joined(separator: "\n")
  }

  /// Returns the scenario and the step, and the paths of the picture and of the text with all elements, each on its own line.
  private func places(of run: ScenarioRun?) -> [String] {
    let place = trail(of: run).map { ["In: \($0)"] } ?? []
    return (place + files(of: run)).map { "  \($0)" }
  }

  /// Returns the line with the place of the complete message: the scenario and the step, and the path of the picture or, without one, of the text with all elements.
  private func placeInLog(of run: ScenarioRun?) -> String? {
    var parts = [trail(of: run).map { "In: \($0)" }, hasMore ? "The scenario's log has the whole message" : nil].compactMap(\.self)
    if let file = files(of: run).first { parts.append(file) } else if hasMore { parts[parts.count - 1] += "." }
    return parts.isEmpty ? nil : "  " + parts.joined(separator: ". ")
  }

  // Cut each part separately, because a long name must not push the step's sentence out of the line.
  private func trail(of run: ScenarioRun?) -> String? {
    guard let run else { return nil }
    let parts = run.trailParts.map { ConsoleText.cut(ConsoleText.line($0), in: run.journal) }
    return parts.isEmpty ? nil : parts.joined(separator: " › ")
  }

  private func files(of run: ScenarioRun?) -> [String] { run?.journal?.lines(forPicture: picture, tree: tree) ?? [] }

  /// The first lines of the failure: the summary and the reason that helps most.
  ///
  /// If the failure has no parts, the value is the start of the first paragraph.
  private var firstLines: [String] {
    // The third line of a failure in another order says how to repeat the order.
    guard hasParts else { return Array(firstParagraph.prefix(kind.hasPrefix("order.") ? 3 : 2)) }
    return [summary, why.map { "  \($0)" }].compactMap { $0.map(Self.firstLine) }
  }

  /// The nearest miss, the first difference, or another fact about the reason.
  private var why: String? {
    if let nearest = findings?.nearest { return nearest }
    if let difference = differences.first(where: { !$0.isMet }) { return "expected: \(difference.expected), actual: \(difference.actual)" }
    return explanation ?? wait?.sentence ?? advice.map { "What to do: " + $0 }
  }

  private static func firstLine(_ text: String) -> String { String(text.prefix { !$0.isNewline }) }

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
