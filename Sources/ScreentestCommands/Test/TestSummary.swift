import ScenarioKit

/// The summary of a whole run: the results of each listed test in all tries.
struct TestSummary {
  /// The listed tests, in their order.
  let tests: [ListedTest]
  /// The results of each try.
  var tries: [[ListedTest: TestResult]]
  /// Problems of the run that don't belong to a test.
  var problems: [String]
  /// The signal that ended the run early.
  var signal: Int32?
  /// Whether this run is a part of the tests, and other machines run the other parts.
  ///
  /// Such a part may contain no tests.
  var isShard: Bool = false
  /// The identifiers of the processes that ran the tests.
  var processes: [Int32] = []

  /// Returns the last result of a test, or `nil` if it never ran.
  func result(_ test: ListedTest) -> TestResult? { tries.last { $0[test] != nil }?[test] }

  /// The tests that neither passed nor were skipped in their last try.
  var bad: [ListedTest] { tests.filter { result($0).map { !$0.isGood } ?? true } }

  /// The tests that passed after an earlier try hadn't passed.
  var flaky: [ListedTest] {
    tests.filter { test in result(test)?.isGood == true && tries.contains { $0[test].map { !$0.isGood } ?? false } }
  }

  /// The exit code.
  ///
  /// It's 0 only if every listed test ran and passed, or was skipped with a reason.
  ///
  /// At least one test must have passed, unless this run is a shard.
  var exitCode: Int32 { bad.isEmpty && problems.isEmpty && signal == nil && (isShard || tests.contains { result($0) == .passed }) ? 0 : 1 }

  /// The complete text of the summary.
  var text: String {
    var lines: [String] = []
    let bad = bad
    if !bad.isEmpty {
      lines.append("\(Self.count(bad.count, "test")) did not pass:")
      for (number, test) in bad.enumerated() { lines += ["  \(number + 1). \(test.id): \(Self.verb(result(test)))"] + Self.place(result(test)) }
      lines.append("")
    }
    if !flaky.isEmpty {
      lines.append("\(Self.count(flaky.count, "test")) passed only when run again:")
      for (number, test) in flaky.enumerated() {
        let tried = tries.enumerated().filter { $0.element[test] != nil }
        let passed = (tried.last?.offset ?? 0) + 1
        lines.append("  \(number + 1). \(test.id): passed in try \(passed)")
        for (offset, results) in tried.dropLast() { lines += ["     try \(offset + 1) \(Self.verb(results[test]))"] + Self.place(results[test]) }
      }
      lines.append("")
    }
    if !problems.isEmpty { lines += problems + [""] }
    lines.append(total)
    // Escape the lines, because they contain text from journals and processes, which isn't trusted.
    return lines.map { ConsoleText.message($0) }.joined(separator: "\n")
  }

  private var total: String {
    let results = tests.map(result)
    var parts: [String] = []
    func add(_ word: String, _ isCounted: (TestResult?) -> Bool) {
      let count = results.count(where: isCounted)
      if count > 0 { parts.append("\(count) \(word)") }
    }
    let flakyCount = flaky.count
    add("passed") { $0 == .passed }
    if flakyCount > 0 { parts[parts.isEmpty ? 0 : parts.count - 1] += " (\(flakyCount) flaky)" }
    add("failed") { if case .failed = $0 { true } else { false } }
    add("ended the process") { if case .endedProcess = $0 { true } else { false } }
    add("lost") { $0 == .lost }
    add("skipped") { $0 == .skipped }
    add("did not run") { $0 == nil }
    var text = Self.count(tests.count, "test") + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    if let signal { text += ". The run \(ProcessEnd.signal(signal).text)" }
    if exitCode != 0, bad.isEmpty, problems.isEmpty, signal == nil { text += ". No test passed, so nothing was checked" }
    return text + "."
  }

  static func verb(_ result: TestResult?) -> String {
    switch result {
    case .passed: "passed"
    case .skipped: "was skipped"
    case .failed: "failed"
    case .endedProcess(let end, _): "the process \(end.text) while it ran"
    case .lost: "lost: it is in the list of tests, but nothing shows that it ran"
    case nil: "did not run"
    }
  }

  private static func place(_ result: TestResult?) -> [String] {
    guard let place = result?.place else { return [] }
    let trail = [place.scenario, place.step].compactMap(\.self).joined(separator: " › ")
    return [trail.isEmpty ? nil : trail, place.line, place.message].compactMap(\.self).map { "     " + $0 }
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
