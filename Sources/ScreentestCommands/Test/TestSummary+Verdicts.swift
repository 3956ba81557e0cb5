import ScenarioKit
import ScenarioReports

extension TestSummary {
  /// The verdicts for reports: tests that didn't pass, and problems of the run.
  var badVerdicts: [BadVerdict] { bad.map { verdict($0) } + problems.enumerated().map { Self.verdict($1, number: $0 + 1) } }

  private func verdict(_ test: ListedTest) -> BadVerdict {
    let result = result(test)
    let place = result?.place
    let isFailure = if case .failed = result { true } else { false }
    let verb = Self.verb(result)
    let sentence = verb.prefix(1).uppercased() + verb.dropFirst() + "."
    let lines = isFailure ? [place?.message ?? "The test failed. The output of the run may say why."] : [sentence, place?.scenario, place?.step, place?.message].compactMap(\.self)
    let names = test.nameInJournals.split(separator: "/", maxSplits: 1).map(String.init)
    let function = names.last ?? test.id
    return BadVerdict(
      feature: names.first ?? "", test: function.hasSuffix(")") ? function : function + "()", tool: test.library == .xctest ? "xctest" : "swift-testing",
      result: isFailure ? .failed : .interrupted, failure: TestFailure(kind: isFailure ? "assertion.failed" : "process.ended", message: lines.joined(separator: "\n")),
      location: place?.location ?? .nowhere)
  }

  private static func verdict(_ problem: String, number: Int) -> BadVerdict {
    let number = number == 1 ? "" : " (\(number))"
    return BadVerdict(feature: RunItself.feature, test: RunItself.test + number, tool: "", result: .failed, failure: TestFailure(kind: "run.failed", message: problem))
  }
}

extension TestPlace {
  /// The file and the line as a source location.
  fileprivate var location: SourceLocation? {
    guard let line, let colon = line.lastIndex(of: ":"), let number = Int(line[line.index(after: colon)...]) else { return nil }
    let path = String(line[..<colon])
    return SourceLocation(fileID: path, filePath: path, line: number, column: 1)
  }
}
