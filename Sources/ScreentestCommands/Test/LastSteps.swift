/// Reads the steps that a process names when it crashes, when it is ended because a step hangs, or when it calls `exit`.
struct LastSteps: Equatable {
  private var steps: [String: String] = [:]
  private var isReading = false
  private var test: String?

  /// Takes a line of standard error.
  mutating func add(_ line: String) {
    if line.hasPrefix("error: ") {
      isReading = true
    } else if line.isEmpty {
      isReading = false
      test = nil
    } else if isReading, line.hasPrefix(Self.test) {
      // As journals call it.
      test = String(line.dropFirst(Self.test.count).prefix { $0 != "(" || line.hasSuffix(":)") })
    } else if isReading, let test, line.hasPrefix(Self.step), let end = line.ranges(of: " (").last {
      // The innermost step comes last. Its place follows the sentence in brackets.
      steps[test] = String(line[..<end.lowerBound].dropFirst(Self.step.count))
    }
  }

  /// The sentence of the innermost step that a test was in.
  func step(of test: ListedTest) -> String? { steps[test.nameInJournals] }

  private static let test = "  test:     "
  private static let step = "  step:     "
}
