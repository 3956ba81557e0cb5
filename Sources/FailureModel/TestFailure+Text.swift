import VirtualTime

// The one place where a failure becomes text. The blocks come in one order, always:
// what was attempted and why it failed; expected and actual; the wait; the query; what was found; the nearest miss; what to do.
extension TestFailure {
  /// The whole text for a person: full sentences, in blocks.
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

  /// The first sentence, for a log with one line a failure.
  public var summary: String {
    switch attempt {
    case .act(let action): "Could not \(action): \(reason)."
    case .expect(let expectation): "Expected \(expectation), but \(reason)."
    case nil: reason
    }
  }

  /// Whether there is more than a text that was known already.
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
