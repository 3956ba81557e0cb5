/// The distribution of tests over processes that run in parallel.
enum TestShares {
  /// Splits tests into parts that take about the same time.
  ///
  /// The tests of a suite stay together, in their order.
  /// - Parameters:
  ///   - tests: The tests.
  ///   - count: The maximum number of parts.
  ///   - times: The earlier durations of tests, in nanoseconds, by their names in journals. A test without one counts as average.
  static func split(_ tests: [ListedTest], into count: Int, times: [String: Int64]) -> [[ListedTest]] {
    guard count > 1 else { return [tests] }
    let known = tests.compactMap { times[$0.nameInJournals] }
    let average = known.isEmpty ? 1 : max(1, known.reduce(0, +) / Int64(known.count))
    var suites: [(key: String, tests: [ListedTest], time: Int64)] = []
    var places: [String: Int] = [:]
    for test in tests {
      let key = test.library.rawValue + test.suite
      if places[key] == nil {
        places[key] = suites.count
        suites.append((key, [], 0))
      }
      guard let place = places[key] else { continue }
      suites[place].tests.append(test)
      suites[place].time += max(1, times[test.nameInJournals] ?? average)
    }
    var shares = [(tests: [ListedTest], time: Int64)](repeating: ([], 0), count: count)
    for suite in suites.sorted(by: { ($1.time, $0.key) < ($0.time, $1.key) }) {
      guard let least = shares.indices.min(by: { (shares[$0].time, $0) < (shares[$1].time, $1) }) else { break }
      shares[least].tests += suite.tests
      shares[least].time += suite.time
    }
    return shares.map(\.tests).filter { !$0.isEmpty }
  }
}
