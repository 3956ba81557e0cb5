import Foundation

/// The progress of a run, with an estimate of the remaining time.
struct TestProgress {
  private let total: Int
  /// The earlier durations of tests, in nanoseconds.
  private let times: [ListedTest: Int64]
  private let jobs: Int
  private var ended: Set<ListedTest> = []
  private var lastTenth = 0

  init(_ tests: [ListedTest], times: [String: Int64], jobs: Int) {
    total = tests.count
    self.jobs = jobs
    self.times = Dictionary(tests.compactMap { test in times[test.nameInJournals].map { (test, $0) } }) { first, _ in first }
  }

  /// Records that a test has ended.
  /// - Returns: Whether another tenth of the tests is complete.
  mutating func note(_ test: ListedTest) -> Bool {
    ended.insert(test)
    let tenth = total == 0 ? 0 : ended.count * 10 / total
    defer { lastTenth = tenth }
    return tenth > lastTenth
  }

  /// Returns the progress in one line: “120 of 255 tests in 0:12, about 0:15 left”.
  /// - Parameter elapsed: The seconds since the run started.
  func text(elapsed: Double) -> String {
    let head = "\(ended.count) of \(total) tests in \(Self.clock(elapsed))"
    let left = times.filter { !ended.contains($0.key) }.values.reduce(0, +)
    // Leave out the remaining time if there are no times of earlier runs, because it can't be estimated.
    guard ended.count < total, !times.isEmpty, left > 0 else { return head }
    let done = times.filter { ended.contains($0.key) }.values.reduce(0, +)
    let pace = done > 0 ? elapsed / (Double(done) / 1e9) : 1 / Double(jobs)
    return head + ", about \(Self.clock(Double(left) / 1e9 * pace)) left"
  }

  private static func clock(_ seconds: Double) -> String {
    let seconds = Int(max(0, seconds).rounded())
    let digits = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
    return "\(seconds / 60):\(digits)"
  }
}
