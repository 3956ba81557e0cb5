/// The counts of the processes of one `swift test`: tests in each library, and scenarios.
struct RunCounts: Equatable {
  var xctests = 0
  var swiftTests = 0
  var summary = RunSummary()

  init(xctests: Int = 0, swiftTests: Int = 0, summary: RunSummary = RunSummary()) {
    (self.xctests, self.swiftTests, self.summary) = (xctests, swiftTests, summary)
  }

  /// Creates counts from the text of another process, or `nil` if the text is malformed.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 18 else { return nil }
    (xctests, swiftTests) = (Int(numbers[0]), Int(numbers[1]))
    summary.numbers = Array(numbers[2...])
  }

  /// The counts as text for a later process.
  var text: String { ([Int64(xctests), Int64(swiftTests)] + summary.numbers).map(String.init).joined(separator: " ") }

  static func += (counts: inout RunCounts, other: RunCounts) {
    counts.xctests += other.xctests
    counts.swiftTests += other.swiftTests
    counts.summary += other.summary
  }

  /// The counts in one line: “3775 XCTest tests, 86 Swift Testing tests: 201 scenarios (201 passed), …”.
  var description: String {
    func text(_ count: Int, _ library: String) -> String { "\(count) \(library) test\(count == 1 ? "" : "s")" }
    return "\(text(xctests, "XCTest")), \(text(swiftTests, "Swift Testing")): \(summary)"
  }
}
