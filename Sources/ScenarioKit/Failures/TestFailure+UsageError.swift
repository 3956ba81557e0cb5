import VirtualTime

extension TestFailure {
  /// Creates a failure for an invalid use of virtual time.
  package init(_ misuse: UsageError) {
    self.init(kind: misuse.kind, attempt: .act(misuse.action), reason: misuse.reason)
    if let expected = misuse.expected, let actual = misuse.actual { differences = [Difference(expected: expected, actual: actual)] }
    advice = misuse.advice
  }
}

extension SourceLocation {
  /// Creates a location from the place of an invalid use.
  package init(_ place: UsageError.Place) {
    self.init(fileID: place.fileID, filePath: place.filePath, line: place.line, column: 1)
  }
}
