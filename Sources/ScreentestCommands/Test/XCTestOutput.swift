/// Reads how tests ended from what XCTest prints, line by line: tests that use no scenarios are in no journal.
struct XCTestOutput {
  /// The tests that it may tell of, by the names that it prints: “CartTests.test_adding”, of which two modules may have the same.
  private var expected: [String: [ListedTest]] = [:]
  /// The test that runs now.
  private(set) var underWay: ListedTest?
  private(set) var results: [ListedTest: TestResult] = [:]

  /// - Parameter tests: The tests that run, in their order.
  init(_ tests: [ListedTest]) {
    for test in tests { expected[Self.printedName(test), default: []].append(test) }
  }

  /// Takes a line; returns the test that has ended with it.
  mutating func add(_ line: some StringProtocol) -> ListedTest? {
    // A test may have printed something before it, without the end of a line.
    guard let start = line.firstRange(of: "Test Case '"), let end = line[start.upperBound...].firstIndex(of: "'") else { return nil }
    let name = String(line[start.upperBound..<end])
    let verb = line[line.index(after: end)...].split(separator: " ").first
    if verb == "started" {
      guard expected[name]?.isEmpty == false else { return nil }
      underWay = expected[name]?.removeFirst()
      return nil
    }
    guard let test = underWay, Self.printedName(test) == name else { return nil }
    switch verb {
    case "passed": results[test] = .passed
    case "skipped": results[test] = .skipped
    case "failed": results[test] = .failed(at: nil)
    default: return nil
    }
    underWay = nil
    return test
  }

  private static func printedName(_ test: ListedTest) -> String {
    String(test.id.drop { $0 != "." }.dropFirst().map { $0 == "/" ? "." : $0 })
  }
}
