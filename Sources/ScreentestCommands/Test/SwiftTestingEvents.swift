import Foundation

/// A reader for the results in the event stream that Swift Testing writes to a file.
struct SwiftTestingEvents {
  private let expected: Set<String>
  private(set) var underWay: Set<ListedTest> = []
  private(set) var results: [ListedTest: TestResult] = [:]
  /// The place of the first failure in each test.
  private var failed: [String: TestPlace] = [:]
  private let folder: String
  /// The number of started cases of each test with arguments, without canceled cases.
  private var cases: [String: Int] = [:]

  /// Creates a reader for the events of tests.
  /// - Parameters:
  ///   - tests: The tests that run.
  ///   - folder: The path of the package. File paths are shown relative to it.
  init(_ tests: [ListedTest], folder: String = "") {
    expected = Set(tests.map(\.id))
    self.folder = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Reads a line, and returns the test whose end it reports, if any.
  mutating func add(_ line: Data) -> ListedTest? {
    guard let record = try? JSONSerialization.jsonObject(with: line) as? [String: Any], record["kind"] as? String == "event",
      let event = record["payload"] as? [String: Any], let kind = event["kind"] as? String, let full = event["testID"] as? String
    else { return nil }
    let id = Self.withoutPlace(full)
    let test = ListedTest(library: .swiftTesting, id: id)
    if kind == "issueRecorded", let issue = event["issue"] as? [String: Any], Self.isFailure(issue), failed[id] == nil { failed[id] = place(of: issue, in: event) }
    guard expected.contains(id) else { return nil }
    switch kind {
    case "testStarted": underWay.insert(test)
    case "testCaseStarted": cases[id, default: 0] += 1
    case "testCaseCancelled": cases[id, default: 0] -= 1
    case "testEnded":
      guard underWay.remove(test) != nil else { return nil }
      if let place = failed[id] {
        results[test] = .failed(at: place == TestPlace() ? nil : place)
      } else if results[test] == nil {
        // Treat a test whose cases were all canceled as skipped, because the library cancels each case separately and reports the test as passed.
        results[test] = cases[id] == 0 ? .skipped : .passed
      }
      return test
    case "testSkipped", "testCancelled":
      underWay.remove(test)
      if results[test] == nil { results[test] = .skipped }
      return test
    default: break
    }
    return nil
  }

  private func place(of issue: [String: Any], in event: [String: Any]) -> TestPlace {
    let location = issue["sourceLocation"] as? [String: Any] ?? [:]
    let path = location["filePath"] as? String ?? location["_filePath"] as? String
    let line = path.flatMap { path in (location["line"] as? Int).map { "\(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path):\($0)" } }
    let message = (event["messages"] as? [[String: Any]])?.lazy.compactMap { $0["text"] as? String }.first
    return .failed(at: line, message ?? "")
  }

  private static func isFailure(_ issue: [String: Any]) -> Bool {
    issue["isFailure"] as? Bool ?? (!(issue["isKnown"] as? Bool ?? false) && issue["severity"] as? String != "warning")
  }

  /// Removes the source location at the end of an event's id, because the list's ids don't contain it.
  private static func withoutPlace(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return id }
    return String(id[..<slash])
  }
}
