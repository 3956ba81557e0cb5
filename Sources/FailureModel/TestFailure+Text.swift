import VirtualTime

// Only this file turns a failure into text, so the blocks always have the same order:
// the attempt and the reason; expected and actual values; the wait; the query; the findings; the nearest miss; the advice.
extension TestFailure {
  /// The complete text for a person, in blocks of full sentences.
  public var message: String {
    guard hasParts else { return reason }
    var blocks = [summary]
    if !differences.isEmpty { blocks.append(differences.map(\.text).joined(separator: "\n")) }
    if let sentence = wait?.sentence { blocks.append(sentence) }
    if let explanation { blocks.append(explanation) }
    if let first = query.first { blocks.append("Query:\n  \(first)" + query.dropFirst().map { "\n  in \($0)" }.joined()) }
    if let findings {
      blocks.append(findings.text)
      if let nearest = findings.nearest { blocks.append(nearest) }
    }
    if let advice { blocks.append("What to do: \(advice)") }
    return blocks.joined(separator: "\n\n")
  }

  /// The first sentence, for logs with one line per failure.
  public var summary: String {
    switch attempt {
    case .act(let action): "Could not \(action): \(reason)."
    case .expect(let expectation): "Expected \(expectation), but \(reason)."
    case nil: reason
    }
  }

  /// Whether the failure has more parts than its reason.
  package var hasParts: Bool {
    attempt != nil || !differences.isEmpty || wait != nil || explanation != nil || !query.isEmpty || findings != nil || advice != nil
  }
}

extension TestFailure.Difference {
  fileprivate var text: String {
    let actual = detail.map { "\(self.actual): \($0)" } ?? self.actual
    let lines = "expected: \(expected)\nactual:   \(actual)\(isMet ? " (as expected)" : "")"
    return hint.map { "\(lines)\n\($0)" } ?? lines
  }
}

extension TestFailure.Findings {
  fileprivate var text: String {
    var lines = [heading]
    for (index, candidate) in candidates.enumerated() { lines.append("  \(index + 1). \(candidate.text)") }
    let more = count - candidates.count
    if more > 0 { lines.append("  … and \(more) more") }
    return lines.joined(separator: "\n")
  }
}
