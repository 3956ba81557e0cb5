import VirtualTime

extension TestFailure {
  /// The failure of a test that uses something of virtual time as it cannot be used.
  init(_ misuse: Misuse) {
    self.init(kind: misuse.kind, attempt: .act(misuse.action), reason: misuse.reason)
    if let expected = misuse.expected, let actual = misuse.actual { differences = [Difference(expected: expected, actual: actual)] }
    advice = misuse.advice
  }
}

extension SourceLocation {
  /// The place of a mistake.
  init(_ place: Misuse.Place) {
    self.init(fileID: place.fileID, filePath: place.filePath, line: place.line, column: 1)
  }
}
