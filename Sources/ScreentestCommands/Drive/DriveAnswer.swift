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

  /// Creates an answer whose members for a program are strings, numbers, and lists.
  init(_ text: String, members: [String: Any]) { self.init(text, json: Self.line(members)) }

  /// The whole answer as a JSON object on one line.
  var jsonLine: String {
    let object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
    return Self.line(object.merging(["status": Int(status), "text": text]) { $1 })
  }

  private static func line(_ object: [String: Any]) -> String {
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

extension DriveCall {
  /// Returns the text of the command `type`, or `nil` for other commands, and for a text that isn't secret.
  static func typedText(_ words: [String]) -> String? {
    guard words.first == "type" else { return nil }
    let options = words.prefix { $0 != "--" }
    if options.contains("--plain") { return nil }
    let text = words.indices.last { words[$0] != "--" && (!options.indices.contains($0) || words[$0] != "--secret" && words[max(0, $0 - 1)] != "--secret") }
    return text.flatMap { $0 > 0 ? words[$0] : nil }
  }

  /// Creates a command that was written in this process.
  ///
  /// The text of `type … --from-environment NAME` is read here, because other users can see the arguments of a process. A test reads the same variable.
  ///
  /// - Throws: A problem if the variable has no text.
  init(_ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws(DriveProblem) {
    self.init(words: words, folder: FileManager.default.currentDirectoryPath)
    guard let name = words.last, words.first == "type", words.dropLast().last == "--from-environment" else { return }
    guard let text = environment[name], !text.isEmpty else { throw DriveProblem("The environment has no text in the variable \(name), which type reads.", status: 2) }
    // The process that runs the app reads \n as a line break.
    self.words = words.dropLast(2) + ["--secret", name, "--", text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")]
  }
}
