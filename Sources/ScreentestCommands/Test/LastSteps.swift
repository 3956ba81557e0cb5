/// The last steps of a process and their source locations, from its messages on standard error.
///
/// A process prints them if it crashes, if it's ended because a step hangs, or if it calls `exit`.
struct LastSteps: Equatable {
  private var steps: [String: String] = [:]
  private var places: [String: String] = [:]
  private var isReading = false
  private var test: String?

  /// Reads a line of standard error.
  mutating func add(_ line: String) {
    if line.hasPrefix("error: ") {
      isReading = true
    } else if line.isEmpty {
      isReading = false
      test = nil
    } else if isReading, line.hasPrefix(Self.test) {
      // Remove the parentheses after the name, unless they contain argument labels, because journals write names in this form.
      test = String(line.dropFirst(Self.test.count).prefix { $0 != "(" || line.hasSuffix(":)") })
    } else if isReading, let test, line.hasPrefix(Self.step), let end = line.ranges(of: " (").last {
      // Replace the step of an earlier line, because the innermost step comes last. The step's location follows its sentence in parentheses.
      steps[test] = String(line[..<end.lowerBound].dropFirst(Self.step.count))
    } else if isReading, let test, Self.places.contains(where: line.hasPrefix) {
      places[test] = line
    }
  }

  /// The sentence of the innermost step that was running in a test.
  func step(of test: ListedTest) -> String? { steps[test.nameInJournals] }

  /// The sentence with the file and the line, such as “The crash is in Sources/Shop/Cart.swift:41”.
  func place(of test: ListedTest) -> String? { places[test.nameInJournals] }

  private static let test = "  test:     "
  private static let step = "  step:     "
  private static let places = ["The crash is in ", "The hang is in "]
}
