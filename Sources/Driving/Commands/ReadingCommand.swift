import Foundation
import HeadlessDevice
import HeadlessNetwork
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// A command that reads the app's state, and changes nothing.
@MainActor
struct ReadingCommand {
  /// The words after the name: `[--all] [--picture FILE]`.
  let usage: String
  /// The options, and whether each has a value.
  var options: [String: Bool] = [:]
  /// Reads the words, and returns the answer.
  let read: @MainActor (inout CommandWords, DrivenApp) throws(CommandProblem) -> DriveReply

  /// The commands by name.
  static let all: [String: ReadingCommand] = [
    "look": ReadingCommand(usage: "[--all] [--picture FILE]", options: ["--all": false, "--picture": true], read: look),
    "requests": ReadingCommand(usage: "", read: requests),
    "storage": ReadingCommand(usage: "", read: storage),
    "audit": ReadingCommand(usage: "", read: audit),
  ]

  private static func look(_ words: inout CommandWords, _ app: DrivenApp) throws(CommandProblem) -> DriveReply {
    var head: [String] = []
    var json = ScreenAnswer.json(app.list, since: nil)
    if let picture = words.option("--picture") {
      let file = app.url(of: picture)
      guard ["svg", "png"].contains(file.pathExtension) else { throw CommandProblem(usage: "--picture requires a file that ends with .svg or .png, and “\(picture)” doesn't.") }
      let content = file.pathExtension == "svg" ? Data(app.session.svgPicture.utf8) : XCUIScreen.main.screenshot().pngRepresentation
      do { try content.write(to: file, options: .atomic) } catch { throw CommandProblem("The picture could not be written to \(file.path): \(error.localizedDescription)") }
      head.append("picture: \(file.path)")
      json["picture"] = .text(file.path)
    }
    return reply(ScreenAnswer.text(app.list, since: nil, isComplete: words.option("--all") != nil, head: head), json)
  }

  private static func requests(_ words: inout CommandWords, _ app: DrivenApp) throws(CommandProblem) -> DriveReply {
    let network = SessionNetwork.of(app.device.scheduler)
    guard let server = network.lastServer else {
      return reply("Requests aren't recorded before the first “stub”: they go to the real network.", ["requests": .list([])])
    }
    let answered = server.requests.map { request in
      let body = request.text.isEmpty ? "" : " \(ScreenListDetails.quoted(request.text))"
      return "\(request.isAnswered ? "stubbed" : "no answer"): \(request)\(body)"
    }
    let unexpected = network.unexpectedRequests.map { "without a stub: \($0.request)" }
    let lines = answered + unexpected
    return reply(lines.isEmpty ? "The app has sent no requests." : lines.joined(separator: "\n"), ["requests": .list(lines.map { .text($0) })])
  }

  private static func storage(_ words: inout CommandWords, _ app: DrivenApp) throws(CommandProblem) -> DriveReply {
    let values = app.device.defaults(of: app.device.bundleIdentifierOfAppUnderTest).storedValues
    let defaults = values.sorted { $0.key < $1.key }.map { "\($0.key) = \(ScreenListDetails.quoted(String(describing: $0.value)))" }
    let home = app.device.folderOfAppUnderTest
    let files = (home.flatMap { FileManager.default.subpaths(atPath: $0) } ?? []).sorted().compactMap { path -> String? in
      guard let home, let attributes = try? FileManager.default.attributesOfItem(atPath: "\(home)/\(path)"), attributes[.type] as? FileAttributeType == .typeRegular else {
        return nil
      }
      return "\(path), \((attributes[.size] as? Int ?? 0).counted("byte"))"
    }
    let lines =
      (defaults.isEmpty ? ["user defaults: none"] : ["user defaults:"] + defaults.map { "  \($0)" }) + (files.isEmpty ? ["files: none"] : ["files:"] + files.map { "  \($0)" })
    return reply(lines.joined(separator: "\n"), ["defaults": .list(defaults.map { .text($0) }), "files": .list(files.map { .text($0) })])
  }

  private static func audit(_ words: inout CommandWords, _ app: DrivenApp) throws(CommandProblem) -> DriveReply {
    var issues: [String] = []
    let failures = app.failures(of: "audit the screen") {
      // The audit throws only what its closure throws.
      try? App.shared.performAccessibilityAudit { issue in
        issues.append(issue.detailedDescription)
        return true
      }
    }
    if !failures.isEmpty { throw CommandProblem(failures.joined(separator: "\n")) }
    return reply(issues.isEmpty ? "The audit found no problems." : issues.joined(separator: "\n"), ["issues": .list(issues.map { .text($0) })])
  }

  private static func reply(_ text: String, _ json: [String: JSONValue]) -> DriveReply {
    var reply = DriveReply(text: text)
    reply.json = JSONValue.object(json).line
    return reply
  }
}
