import Foundation
import ScenarioKit

@testable import ScreentestCommands

/// Players of an app that runs in this process and shows the words of its actions.
///
/// “look” reads, “press” ends the app, “expect” fails, and “type” types a secret text. Every other command is an action.
final class FakePlayers: DrivePlayers {
  /// A line that the app keeps outside of its device, so screens of later processes have it.
  var keptLine: String?
  /// The words of actions that end a process, or “launch” if it ends while the app is launched.
  var crashing: Set<String> = []
  /// The words of actions that fail.
  var failing: Set<String> = []
  /// The context functions that end a process that tries them for a scenario.
  var endingTrials: [String] = []
  /// The texts that replays hide, with their replacements.
  var hiding: [String: String] = [:]
  /// The path of the test executable that new processes run.
  var executable = ""
  /// A text that every answer has in addition.
  var padding = ""
  /// Why no process can start.
  var problem: DriveProblem?
  /// The exit code of a launch.
  var launchStatus: Int32 = 0
  /// The last words of a process that ends.
  var explanation = "Fatal error: no such row\nThe crash is in Sources/Shop/Cart.swift:41."
  /// The processes that were taken.
  private(set) var players: [FakePlayer] = []
  private var waiting: FakePlayer?
  fileprivate let build: FakeBuild

  init(_ build: FakeBuild) { self.build = build }

  /// The requests to all processes.
  var requests: [DriveRequest] { players.flatMap(\.requests) }
  /// The processes that haven't ended.
  var running: [FakePlayer] { players.filter { !$0.hasEnded } }

  func take() throws(DriveProblem) -> any DrivePlayer {
    if let problem { throw problem }
    let player = waiting ?? FakePlayer(self)
    waiting = nil
    players.append(player)
    return player
  }

  func prepare() { waiting = waiting ?? FakePlayer(self) }

  func end() { waiting = nil }
}

/// A process of an app that shows the words of its actions.
final class FakePlayer: DrivePlayer {
  private unowned let all: FakePlayers
  /// The path of the process's test executable.
  let executable: String
  private(set) var requests: [DriveRequest] = []
  private(set) var hasEnded = false
  private(set) var lastTrial: String?
  /// Everything that the app has printed.
  var printed = ""
  private var shownCount = 0
  /// The content of the build's file in the executable of the process.
  let code: String?
  private var lines: [String] = []

  init(_ all: FakePlayers) { (self.all, code, executable) = (all, all.build.code, all.executable) }

  /// The elements of the screen.
  private var screen: String { lines.joined(separator: "\n") }

  /// The elements of the screen without secrets.
  private var hiddenScreen: String { all.hiding.reduce(screen) { $0.replacingOccurrences(of: $1.key, with: $1.value) } }

  func answer(to request: DriveRequest) -> DriveReply? {
    requests.append(request)
    switch request.kind {
    case .launch:
      hasEnded = all.crashing.contains("launch")
      if hasEnded { return nil }
      lines = [all.keptLine].compactMap(\.self)
      var reply = reply("launched")
      (reply.status, reply.screen) = (all.launchStatus, screen)
      return reply
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

  func explanation() -> String { all.explanation }

  func output(isAll: Bool) -> String {
    defer { shownCount = printed.count }
    return String(printed.dropFirst(isAll ? 0 : shownCount))
  }

  func end() { hasEnded = true }

  private func command(_ words: [String]) -> DriveReply? {
    if words.first == "look" { return reply(screen) }
    var action = DrivenAction(words[0])
    (action.values, action.words) = (Array(words.dropFirst()), words.joined(separator: " "))
    if words[0] == "type", words.count == 3 {
      action.secret = words[1] == "PinField" ? "PIN" : "PASSWORD"
      (action.values, action.words) = ([words[1]], "type a secret text into \(words[1])")
    }
    guard let hasFailed = perform(action) else { return nil }
    var reply = reply(hasFailed ? "\(action.words) fails" : action.words)
    (reply.action, reply.screen, reply.status) = (action, screen, hasFailed ? 1 : 0)
    if let secret = action.secret { reply.secrets[secret] = words[2] }
    return reply
  }

  private func replay(_ steps: [DrivenStep]) -> DriveReply? {
    var screens: [String] = []
    for (index, step) in steps.enumerated() {
      let isUnknown = step.action.secret.map { requests.last?.secrets[$0] == nil } ?? false
      guard let hasFailed = isUnknown ? true : perform(step.action) else { return nil }
      screens.append(hiddenScreen)
      if hasFailed != step.hasFailed {
        var reply = reply("\(step.action.words) fails now")
        (reply.status, reply.count, reply.screens) = (1, index, screens)
        return reply
      }
    }
    var reply = reply(hiddenScreen)
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
  /// Returns why a build fails with the content of the file.
  var problem: (String?) -> DriveProblem? = { _ in nil }
  /// The content of the file in each build.
  private(set) var contents: [String?] = []
  /// The content of the file in the last build that didn't fail.
  private(set) var code: String?
  private(set) var tests: [String] = []
  private(set) var secrets: [String: String] = [:]
  private(set) var output: URL?

  func build(_ settings: DriveSettings) -> Result<String, DriveProblem> {
    let content = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    contents.append(content)
    if let problem = problem(content) { return .failure(problem) }
    if case .success = result { code = content }
    return result
  }

  func targets(_ settings: DriveSettings) -> PackageTargets? {
    PackageTargets([
      .init(name: "Shop", module: "Shop", path: "Sources/Shop", dependencies: ["Cart"]), .init(name: "Cart", module: "Cart", path: "Sources/Cart"),
      .init(name: "ShopTests", module: "ShopTests", path: "Tests/ShopTests", dependencies: ["Shop"], kind: .test),
    ])
  }

  func failure(of test: String, _ settings: DriveSettings, _ secrets: [String: String], output: URL) -> String? {
    tests.append(test)
    (self.secrets, self.output) = (secrets, output)
    return failure
  }
}

/// The folder of a session in a temporary folder, with an app in this process.
struct SampleSession {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("drive-\(UUID().uuidString.prefix(8))")
  let build = FakeBuild()
  let players: FakePlayers
  let folder: DriveFolder

  init() throws {
    players = FakePlayers(build)
    folder = try DriveFolder(session: "shop", environment: ["SCREENTEST_DRIVE_FOLDER": root.appendingPathComponent("sessions").path])
    try folder.create()
  }

  /// Returns a session without an app.
  func session() -> DriveSession {
    let players = players
    return DriveSession(folder: folder, settings: DriveSettings(package: root.path, executable: "/shop/tests"), build: build) { settings in
      players.executable = settings.executable
      return players
    }
  }

  /// Returns a session whose app is launched.
  func started() throws -> DriveSession {
    let session = session()
    _ = try session.start()
    return session
  }

  /// Writes a test executable that executes a script, and returns its path.
  func executable(_ script: String) throws -> String {
    let file = root.appendingPathComponent("ShopPackageTests.xctest")
    try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
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
