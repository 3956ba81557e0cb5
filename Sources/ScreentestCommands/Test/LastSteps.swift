/// Reads the steps that a process names when it crashes, when it is ended because a step hangs, or when it calls `exit`; and where in the sources that was.
struct LastSteps: Equatable {
  private var steps: [String: String] = [:]
  private var places: [String: String] = [:]
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
    } else if isReading, let test, Self.places.contains(where: line.hasPrefix) {
      places[test] = line
    }
  }

  /// The sentence of the innermost step that a test was in.
  func step(of test: ListedTest) -> String? { steps[test.nameInJournals] }

  /// The sentence that names the file and the line, such as “The crash is in Sources/Shop/Cart.swift:41”.
  func place(of test: ListedTest) -> String? { places[test.nameInJournals] }

  private static let test = "  test:     "
  private static let step = "  step:     "
  private static let places = ["The crash is in ", "The hang is in "]
}
