import Foundation

/// Failures of a test library's assertions in a test that the other library runs: each library drops what does not belong to a test of its own.
enum StrayFailures {
  /// Fails the running step, or the test of Swift Testing, for an assertion of XCTest.
  static func assertionFailed(_ description: String, inFile path: String, line: Int) {
    let fileID = path.split(separator: "/").suffix(2).joined(separator: "/")
    let location = SourceLocation(fileID: fileID, filePath: path, line: line, column: 1)
    if ScenarioRun.current == nil, SwiftTesting.recordIssue(description, at: location) { return }
    ScenarioRun.fail(TestFailure(kind: "assertion.failed", message: description), at: location)
  }

  /// Hears of the expectations of Swift Testing that fail while XCTest runs a test.
  static func observeExpectations() { _ = installation }

  private typealias Handler = @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void

  // Swift Testing hands its events to this handler where no test of its own runs. One that is installed already stays.
  private static let installation: Bool = {
    guard let install = Platform.symbol("_swift_testing_installFallbackEventHandler") else { return false }
    return unsafeBitCast(install, to: (@convention(c) (Handler) -> Bool).self)(handle)
  }()

  private static let handle: Handler = { _, bytes, count, _ in
    guard let issue = RecordedIssue(Data(bytes: bytes, count: count)), issue.isFailure else { return }
    if ScenarioRun.current == nil, XCTestObserver.testCase != nil, XCTestLibrary.fail(issue.message, at: issue.location) { return }
    ScenarioRun.fail(TestFailure(kind: "expectation.failed", message: issue.message), at: issue.location)
  }
}

/// An issue as Swift Testing writes it down for other tools.
private struct RecordedIssue {
  let isFailure: Bool
  let message: String
  let location: SourceLocation

  init?(_ json: Data) {
    guard let record = try? JSONSerialization.jsonObject(with: json) as? [String: Any], let event = record["payload"] as? [String: Any],
      event["kind"] as? String == "issueRecorded", let issue = event["issue"] as? [String: Any]
    else { return nil }
    let isKnown = issue["isKnown"] as? Bool ?? false
    isFailure = issue["isFailure"] as? Bool ?? (!isKnown && issue["severity"] as? String != "warning")
    let messages = (event["messages"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    message = messages.isEmpty ? "An expectation of Swift Testing failed." : messages.joined(separator: "\n")
    let place = issue["sourceLocation"] as? [String: Any] ?? [:]
    location = SourceLocation(
      fileID: place["fileID"] as? String ?? "", filePath: place["filePath"] as? String ?? place["_filePath"] as? String ?? "",
      line: place["line"] as? Int ?? 0, column: place["column"] as? Int ?? 1)
  }
}
