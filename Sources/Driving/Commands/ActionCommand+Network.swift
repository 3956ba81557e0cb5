import Foundation
import HeadlessNetwork
import ScenarioKit
import ScreenModel
import Screens

extension ActionCommand {
  /// The command that answers the app's requests.
  static let network: [String: ActionCommand] = [
    "stub": ActionCommand(
      usage: "METHOD URL JSON|@FILE [--status CODE] [--delay SECONDS] | stub FILE", options: ["--status": true, "--delay": true],
      read: { words, app throws(CommandProblem) in
        var action = DrivenAction("stub")
        let stubs = try DrivenStub.read(&words, app)
        action.values = stubs.map { $0.line }
        action.words = stubs.count == 1 ? "answer \(stubs[0].method) \(stubs[0].url)" : "answer \(stubs.count) kinds of requests"
        return action
      },
      perform: { action, app in
        for stub in action.values.compactMap(DrivenStub.init(line:)) {
          app.stubServer.stub(stub.pattern, stub.response)
        }
      })
  ]
}

/// An answer to the requests of a method and URL.
struct DrivenStub: Codable {
  /// The HTTP method, or “ANY”.
  var method: String = "GET"
  /// The URL or path, which can contain `*` and `:name` like a `RequestPattern`.
  var url: String
  /// The HTTP status.
  var status: Int?
  /// The body.
  var body: String = ""
  /// The delay in virtual seconds.
  var delay: Double?

  /// The pattern that the requests match.
  var pattern: RequestPattern { method == "ANY" ? .any(url) : .request(method, url) }

  /// Whether the body is valid JSON, and otherwise a text.
  var isJSON: Bool { (try? JSONSerialization.jsonObject(with: Data(body.utf8), options: .fragmentsAllowed)) != nil }

  /// The response: JSON if the body is valid JSON, and otherwise a text.
  var response: StubResponse {
    var response: StubResponse = isJSON ? .json(text: body) : .text(body)
    if let status { response = response.status(status) }
    if let delay { response = response.delay(.milliseconds(Int(delay * 1_000))) }
    return response
  }

  /// The stub as a line of JSON.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Creates the stub that a line of JSON describes.
  init?(line: String) {
    guard let stub = try? JSONDecoder().decode(DrivenStub.self, from: Data(line.utf8)) else { return nil }
    self = stub
  }

  /// Creates a stub from a command's words, or from an object in a file.
  private init(method: String, url: String, body: String, status: String?, delay: String?) throws(CommandProblem) {
    (self.method, self.url, self.body) = (method.uppercased(), url, body)
    guard ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "ANY"].contains(self.method) else {
      throw CommandProblem(usage: "stub requires a method such as GET, or ANY, and “\(method)” isn't one.")
    }
    if let status {
      guard let code = Int(status), (100...599).contains(code) else { throw CommandProblem(usage: "The status of a stub is a number from 100 to 599, and “\(status)” isn't one.") }
      self.status = code
    }
    if let delay {
      guard let seconds = Double(delay), (0...86_400).contains(seconds) else {
        throw CommandProblem(usage: "The delay of a stub is a number of seconds from 0 to 86400, and “\(delay)” isn't one.")
      }
      self.delay = seconds
    }
  }

  /// Reads the words of the command: one stub, or a file with a list of stubs.
  @MainActor
  static func read(_ words: inout CommandWords, _ app: DrivenApp) throws(CommandProblem) -> [DrivenStub] {
    let first = try words.next("a method and a URL, or a file")
    let (status, delay) = (words.option("--status"), words.option("--delay"))
    guard let url = words.next() else {
      guard status == nil, delay == nil else { throw CommandProblem(usage: "--status and --delay belong to one stub. In a file, each stub has its own “status” and “delay”.") }
      return try list(in: first, app)
    }
    var body = words.next() ?? ""
    if body.hasPrefix("@") { body = try text(of: String(body.dropFirst()), app) }
    let stub = try DrivenStub(method: first, url: url, body: body, status: status, delay: delay)
    if let problem = problem(of: stub.body) { throw CommandProblem(usage: "The answer isn't valid JSON: \(problem)") }
    return [stub]
  }

  @MainActor private static func list(in file: String, _ app: DrivenApp) throws(CommandProblem) -> [DrivenStub] {
    let text = try text(of: file, app)
    let whole = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let objects = whole as? [[String: Any]] else {
      let problem = problem(of: text) ?? "it must be a list of objects with “url”, and optionally “method”, “status”, “json”, “text” and “delay”."
      throw CommandProblem(usage: "\(file) can't be used as a list of stubs: \(problem)")
    }
    var stubs: [DrivenStub] = []
    for (index, object) in objects.enumerated() {
      do throws(CommandProblem) { stubs.append(try stub(object)) } catch {
        throw CommandProblem(usage: "\(file) can't be used as a list of stubs: stub \(index + 1): \(error.message)")
      }
    }
    return stubs
  }

  private static func stub(_ object: [String: Any]) throws(CommandProblem) -> DrivenStub {
    let known = ["method", "url", "status", "json", "text", "delay"]
    if let other = object.keys.sorted().first(where: { !known.contains($0) }) {
      throw CommandProblem(usage: "It has no member “\(other)”.\(NearestWord.hint(other, known)) Its members are: \(known.joined(separator: ", ")).")
    }
    guard let url = object["url"] as? String else { throw CommandProblem(usage: "It has no “url”.") }
    // The text of the JSON keeps whole numbers that a floating-point number can't have.
    let json = object["json"].flatMap { try? JSONSerialization.data(withJSONObject: $0, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]) }
    let body = json.map { String(decoding: $0, as: UTF8.self) } ?? object["text"].map { "\($0)" } ?? ""
    return try DrivenStub(
      method: object["method"].map { "\($0)" } ?? "GET", url: url, body: body, status: object["status"].map { "\($0)" }, delay: object["delay"].map { "\($0)" })
  }

  @MainActor private static func text(of file: String, _ app: DrivenApp) throws(CommandProblem) -> String {
    do { return try String(contentsOf: app.url(of: file), encoding: .utf8) } catch {
      throw CommandProblem(usage: "\(file) can't be read: \(error.localizedDescription)")
    }
  }

  /// Returns what is wrong with a text that looks like JSON, or `nil` for other texts.
  private static func problem(of text: String) -> String? {
    guard let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" else { return nil }
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return nil
    } catch {
      let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return details ?? error.localizedDescription
    }
  }
}
