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

  /// The response: JSON if the body is valid JSON, and otherwise a text.
  var response: StubResponse {
    let isJSON = (try? JSONSerialization.jsonObject(with: Data(body.utf8), options: .fragmentsAllowed)) != nil
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

  private init(method: String, url: String, body: String) {
    (self.method, self.url, self.body) = (method, url, body)
  }

  /// Reads the words of the command: one stub, or a file with a list of stubs.
  @MainActor
  static func read(_ words: inout CommandWords, _ app: DrivenApp) throws(CommandProblem) -> [DrivenStub] {
    let first = try words.next("a method and a URL, or a file")
    guard let url = words.next() else { return try list(in: first, app) }
    let body = words.next() ?? ""
    var stub = DrivenStub(method: first.uppercased(), url: url, body: body.hasPrefix("@") ? try text(of: String(body.dropFirst()), app) : body)
    guard ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "ANY"].contains(stub.method) else {
      throw CommandProblem(usage: "stub requires a method such as GET, or ANY, and “\(first)” isn't one: \(words.correct).")
    }
    if let problem = problem(of: stub.body) { throw CommandProblem(usage: "The answer isn't valid JSON: \(problem)") }
    if let status = words.option("--status") {
      guard let code = Int(status), (100...599).contains(code) else { throw CommandProblem(usage: "--status requires a number from 100 to 599, and “\(status)” isn't one.") }
      stub.status = code
    }
    if let delay = words.option("--delay") {
      guard let seconds = Double(delay), (0...86_400).contains(seconds) else { throw CommandProblem(usage: "--delay requires seconds from 0 to 86400, and “\(delay)” isn't that.") }
      stub.delay = seconds
    }
    return [stub]
  }

  @MainActor private static func list(in file: String, _ app: DrivenApp) throws(CommandProblem) -> [DrivenStub] {
    let text = try text(of: file, app)
    do { return try JSONDecoder().decode([Listed].self, from: Data(text.utf8)).map(\.stub) } catch {
      let problem = problem(of: text) ?? "it must be a list of objects with “url”, and optionally “method”, “status”, “json”, “text” and “delay”."
      throw CommandProblem(usage: "\(file) can't be used as a list of stubs: \(problem)")
    }
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

  /// A stub in a file, whose body can be JSON.
  private struct Listed: Decodable {
    let stub: DrivenStub

    private enum Key: String, CodingKey { case method, url, status, json, text, delay }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var stub = DrivenStub(method: try container.decodeIfPresent(String.self, forKey: .method) ?? "GET", url: try container.decode(String.self, forKey: .url), body: "")
      stub.status = try container.decodeIfPresent(Int.self, forKey: .status)
      stub.delay = try container.decodeIfPresent(Double.self, forKey: .delay)
      if let json = try container.decodeIfPresent(AnyJSON.self, forKey: .json) {
        stub.body = json.value.line
      } else {
        stub.body = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
      }
      self.stub = stub
    }
  }

  private struct AnyJSON: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        value = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        value = .number(number)
      } else if let text = try? container.decode(String.self) {
        value = .text(text)
      } else if let list = try? container.decode([AnyJSON].self) {
        value = .list(list.map(\.value))
      } else if container.decodeNil() {
        value = .null
      } else {
        value = .object(try container.decode([String: AnyJSON].self).mapValues(\.value))
      }
    }
  }
}
