import Foundation

/// Reads how tests ended from the events that Swift Testing writes to a file, line by line.
struct SwiftTestingEvents {
  private let expected: Set<String>
  private(set) var underWay: Set<ListedTest> = []
  private(set) var results: [ListedTest: TestResult] = [:]
  private var failed: Set<String> = []
  /// The cases of each test with arguments that have begun, without those that were cancelled.
  private var cases: [String: Int] = [:]

  /// - Parameter tests: The tests that run.
  init(_ tests: [ListedTest]) { expected = Set(tests.map(\.id)) }

  /// Takes a line; returns the test that has ended with it.
  mutating func add(_ line: Data) -> ListedTest? {
    guard let record = try? JSONSerialization.jsonObject(with: line) as? [String: Any], record["kind"] as? String == "event",
      let event = record["payload"] as? [String: Any], let kind = event["kind"] as? String, let full = event["testID"] as? String
    else { return nil }
    let id = Self.withoutPlace(full)
    let test = ListedTest(library: .swiftTesting, id: id)
    if kind == "issueRecorded", let issue = event["issue"] as? [String: Any], Self.isFailure(issue) { failed.insert(id) }
    guard expected.contains(id) else { return nil }
    switch kind {
    case "testStarted": underWay.insert(test)
    case "testCaseStarted": cases[id, default: 0] += 1
    case "testCaseCancelled": cases[id, default: 0] -= 1
    case "testEnded":
      guard underWay.remove(test) != nil else { return nil }
      // Each case is cancelled by itself, and the library takes the test for passed.
      if results[test] == nil || failed.contains(id) { results[test] = failed.contains(id) ? .failed(at: nil) : cases[id] == 0 ? .skipped : .passed }
      return test
    case "testSkipped", "testCancelled":
      underWay.remove(test)
      if results[test] == nil { results[test] = .skipped }
      return test
    default: break
    }
    return nil
  }

  private static func isFailure(_ issue: [String: Any]) -> Bool {
    issue["isFailure"] as? Bool ?? (!(issue["isKnown"] as? Bool ?? false) && issue["severity"] as? String != "warning")
  }

  /// An event's id ends with where the test stands, the list's does not.
  private static func withoutPlace(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return id }
    return String(id[..<slash])
  }
}
