import Foundation

/// An issue that Swift Testing has written in its JSON format for other tools.
struct RecordedIssue {
  let isFailure: Bool
  let message: String
  let location: SourceLocation
  /// The suite or file, and the function, or `nil` for an issue outside any test.
  let test: (feature: String, name: String)?

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
    test = (event["testID"] as? String).flatMap(Self.test)
  }

  /// Parses a test ID: “Module.Suite/Inner/function()/File.swift:8:4”.
  private static func test(ofID id: String) -> (feature: String, name: String)? {
    guard let dot = id.firstIndex(of: ".") else { return nil }
    var parts = id[id.index(after: dot)...].split(separator: "/").map(String.init)
    let file = parts.last?.contains(".swift:") == true ? parts.removeLast() : nil
    guard let name = parts.popLast() else { return nil }
    let fileName = file.map { String($0.prefix(upTo: $0.range(of: ".swift:")?.lowerBound ?? $0.endIndex)) } ?? "Tests"
    return (parts.isEmpty ? fileName : parts.joined(separator: "."), name)
  }
}
