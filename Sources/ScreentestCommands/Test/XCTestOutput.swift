/// A reader for the results of tests in XCTest's output.
///
/// Journals aren't sufficient, because they don't contain tests without scenarios.
struct XCTestOutput {
  /// The expected tests, by their printed names: “CartTests.test_adding”.
  ///
  /// Two modules can have the same name.
  private var expected: [String: [ListedTest]] = [:]
  /// The test that is running.
  private(set) var underWay: ListedTest?
  private(set) var results: [ListedTest: TestResult] = [:]

  private let folder: String
  /// The place of the first failure in the running test.
  private var place: TestPlace?

  /// Creates a reader for XCTest's output.
  /// - Parameters:
  ///   - tests: The tests that run, in their order.
  ///   - folder: The path of the package. File paths are shown relative to it.
  init(_ tests: [ListedTest], folder: String = "") {
    self.folder = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    for test in tests { expected[Self.printedName(test), default: []].append(test) }
  }

  /// Reads a line, and returns the test whose end it reports, if any.
  mutating func add(_ line: some StringProtocol) -> ListedTest? {
    note(line)
    // A test may have printed text before this message without a line break, so search the whole line.
    guard let start = line.firstRange(of: "Test Case '"), let end = line[start.upperBound...].firstIndex(of: "'") else { return nil }
    let name = String(line[start.upperBound..<end])
    let verb = line[line.index(after: end)...].split(separator: " ").first
    if verb == "started" {
      guard expected[name]?.isEmpty == false else { return nil }
      underWay = expected[name]?.removeFirst()
      place = nil
      return nil
    }
    guard let test = underWay, Self.printedName(test) == name else { return nil }
    switch verb {
    case "passed": results[test] = .passed
    case "skipped": results[test] = .skipped
    case "failed": results[test] = .failed(at: place)
    default: return nil
    }
    underWay = nil
    return test
  }

  /// Reads the place and the message of a failure.
  ///
  /// An example is “/p/CartTests.swift:3: error: CartTests.test_b : XCTAssertTrue failed - ”.
  private mutating func note(_ line: some StringProtocol) {
    guard place == nil, let test = underWay, let middle = line.firstRange(of: ": error: \(Self.printedName(test)) : ") else { return }
    let start = line[..<middle.lowerBound]
    place = .failed(at: String(start.hasPrefix(folder) ? start.dropFirst(folder.count) : start), String(line[middle.upperBound...]))
  }

  private static func printedName(_ test: ListedTest) -> String {
    String(test.id.drop { $0 != "." }.dropFirst().map { $0 == "/" ? "." : $0 })
  }
}
