import Foundation

/// The answer to one command.
struct DriveAnswer: Codable, Equatable, Sendable {
  /// The exit code: 0 for success, 1 for a failed step, 2 for words that can't be used.
  var status: Int32 = 0
  /// The answer for a person, which ends without a line break.
  var text: String
  /// The members for a program as a JSON object, without the status and the text.
  var json: String = "{}"
  /// Whether the session ends with this answer.
  var isLast: Bool = false

  /// Creates an answer that the session continues after.
  init(_ text: String, status: Int32 = 0, json: String = "{}") {
    self.text = text
    self.status = status
    self.json = json
  }

  /// Creates the answer to a command that has a problem.
  init(_ problem: DriveProblem) { self.init(problem.message, status: problem.status) }

  /// The whole answer as a JSON object on one line.
  var jsonLine: String {
    var object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
    object["status"] = Int(status)
    object["text"] = text
    let data = (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// A command that a client sends to a session.
struct DriveCall: Codable, Equatable, Sendable {
  /// The words of the command.
  var words: [String]
  /// The folder that paths in the words are relative to.
  var folder: String
}
