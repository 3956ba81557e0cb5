import Foundation
import ScenarioKit

@testable import ScreentestCommands

/// Players of an app that runs in this process and shows the words of its actions.
///
/// “look” reads, “press” ends the app, “expect” fails, and “type” types a secret text. Every other command is an action.
final class FakePlayers: DrivePlayers {
  /// A line that the app keeps outside of its device, so screens of later processes have it.
  var keptLine: String?
  /// The words of actions that end a process.
  var crashing: Set<String> = []
  /// The words of actions that fail.
  var failing: Set<String> = []
  /// The context functions that end a process that tries them for a scenario.
  var endingTrials: [String] = []
  /// A text that every answer has in addition.
  var padding = ""
  /// Why no process can start.
  var problem: DriveProblem?
  private(set) var players: [FakePlayer] = []
  private(set) var preparedCount = 0

  /// The requests to all processes.
  var requests: [DriveRequest] { players.flatMap(\.requests) }
  /// The processes that haven't ended.
  var running: [FakePlayer] { players.filter { !$0.hasEnded } }

  func take() throws(DriveProblem) -> any DrivePlayer {
    if let problem { throw problem }
    let player = FakePlayer(self)
    players.append(player)
    return player
  }

  func prepare() { preparedCount += 1 }

  func end() {}
}

/// A process of an app that shows the words of its actions.
final class FakePlayer: DrivePlayer {
  private unowned let all: FakePlayers
  private(set) var requests: [DriveRequest] = []
  private(set) var hasEnded = false
  private(set) var lastTrial: String?
  /// Everything that the app has printed.
  var printed = ""
  private var shownCount = 0
  private var lines: [String]

  init(_ all: FakePlayers) {
    self.all = all
    lines = [all.keptLine].compactMap(\.self)
  }

  /// The elements of the screen.
  private var screen: String { lines.joined(separator: "\n") }

  func answer(to request: DriveRequest) -> DriveReply? {
    requests.append(request)
    switch request.kind {
    case .launch: return reply("launched")
    case .command: return command(request.words)
    case .replay: return replay(request.actions)
    case .scenario:
      lastTrial = all.endingTrials.first { !request.excluded.contains($0) }
      if lastTrial != nil { return nil }
      var reply = DriveReply(text: request.actions.map(\.action.words).joined(separator: ", ") + " for " + request.words.joined(separator: " "))
      reply.json = #"{"module":"ShopTests","test":"ShopTests.BuyTests/test_driven"}"#
      return reply
    }
  }

  func explanation() -> String { "Fatal error: no such row\nThe crash is in Sources/Shop/Cart.swift:41." }

  func output(isAll: Bool) -> String {
    defer { shownCount = printed.count }
    return String(printed.dropFirst(isAll ? 0 : shownCount))
  }

  func end() { hasEnded = true }

  private func command(_ words: [String]) -> DriveReply? {
    if words.first == "look" { return reply(screen) }
    var action = DrivenAction(words[0])
    (action.values, action.words) = (Array(words.dropFirst()), words.joined(separator: " "))
    if words[0] == "type", words.count == 3 { (action.values, action.secret, action.words) = ([words[1]], "PASSWORD", "type a secret text into \(words[1])") }
    guard let hasFailed = perform(action) else { return nil }
    var reply = reply(hasFailed ? "\(action.words) fails" : action.words)
    (reply.action, reply.screen, reply.status) = (action, screen, hasFailed ? 1 : 0)
    if action.secret != nil { reply.secrets["PASSWORD"] = words[2] }
    return reply
  }

  private func replay(_ steps: [DrivenStep]) -> DriveReply? {
    var screens: [String] = []
    for (index, step) in steps.enumerated() {
      guard let hasFailed = perform(step.action) else { return nil }
      screens.append(screen)
      if hasFailed != step.hasFailed {
        var reply = reply("\(step.action.words) fails now")
        (reply.status, reply.count, reply.screens) = (1, index, screens)
        return reply
      }
    }
    var reply = reply(screen)
    (reply.count, reply.screens) = (steps.count, screens)
    return reply
  }

  /// Performs an action, and returns whether it fails, or `nil` if it ends the process.
  private func perform(_ action: DrivenAction) -> Bool? {
    if action.command == "press" || all.crashing.contains(action.words) {
      hasEnded = true
      return nil
    }
    if action.command == "expect" || all.failing.contains(action.words) { return true }
    lines.append(action.words)
    return false
  }

  private func reply(_ text: String) -> DriveReply {
    var reply = DriveReply(text: text + all.padding)
    reply.json = #"{"elements":[]}"#
    return reply
  }
}

/// A package manager that builds nothing.
final class FakeBuild: DriveBuild {
  var result: Result<String, DriveProblem> = .success("/shop/tests")
  var failure: String?
  /// The file whose content each build reads.
  var file: URL?
  private(set) var contents: [String?] = []
  private(set) var tests: [String] = []
  private(set) var secrets: [String: String] = [:]

  func build(_ settings: DriveSettings) -> Result<String, DriveProblem> {
    contents.append(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
    return result
  }

  func targets(_ settings: DriveSettings) -> PackageTargets? {
    PackageTargets([
      .init(name: "Shop", module: "Shop", path: "Sources/Shop", dependencies: ["Cart"]), .init(name: "Cart", module: "Cart", path: "Sources/Cart"),
      .init(name: "ShopTests", module: "ShopTests", path: "Tests/ShopTests", dependencies: ["Shop"], kind: .test),
    ])
  }

  func failure(of test: String, in executable: String, _ settings: DriveSettings, _ secrets: [String: String]) -> String? {
    tests.append(test)
    self.secrets = secrets
    return failure
  }
}

/// The folder of a session in a temporary folder, with an app in this process.
struct SampleSession {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("drive-\(UUID().uuidString.prefix(8))")
  let players = FakePlayers()
  let build = FakeBuild()
  let folder: DriveFolder

  init() throws {
    folder = try DriveFolder(session: "shop", environment: ["SCREENTEST_DRIVE_FOLDER": root.appendingPathComponent("sessions").path])
    try folder.create()
  }

  /// Returns a session without an app.
  func session() -> DriveSession {
    let players = players
    return DriveSession(folder: folder, settings: DriveSettings(package: root.path), build: build) { _ in players }
  }

  /// Returns a session whose app is launched.
  func started() throws -> DriveSession {
    let session = session()
    _ = try session.start()
    return session
  }

  /// Deletes the temporary folder.
  func remove() { try? FileManager.default.removeItem(at: root) }
}

extension DriveSession {
  /// Performs a command that is written as a line.
  func answer(_ line: String) -> DriveAnswer { answer(to: DriveCall(words: line.split(separator: " ").map(String.init), folder: "/")) }

  /// The words of the actions so far.
  var words: [String] { history.steps.map(\.action.words) }
}
