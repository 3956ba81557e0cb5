import Foundation
import ScenarioKit

/// A session: the app that is driven now, the actions so far, and the commands that go back and forth between them.
final class DriveSession {
  /// The folder with the files of the session.
  let folder: DriveFolder
  /// The package and the options, with the executable of the last build.
  var settings: DriveSettings
  /// The actions so far.
  private(set) var history: DriveHistory = DriveHistory()
  /// The texts that were typed into secure fields.
  let secrets: DriveSecrets
  private let journal: DriveJournal
  /// Builds the package.
  let build: any DriveBuild
  private let makePlayers: (DriveSettings) -> any DrivePlayers
  /// The processes that can run the app, or `nil` before the start and after the end.
  private(set) var players: (any DrivePlayers)?
  private var player: (any DrivePlayer)?
  /// The message about the crash or the hang that ended the app, or `nil` if the app is running.
  private(set) var crash: String?
  /// The number of entries of the history that the app has performed.
  private var performedCount = 0
  /// All elements of the screen after the launch.
  private var firstScreen: String?

  /// Creates a session without an app.
  ///
  /// - Parameters:
  ///   - folder: The session's folder, which exists.
  ///   - settings: The package and the options.
  ///   - build: Builds the package.
  ///   - makePlayers: Returns what starts the test processes.
  init(
    folder: DriveFolder, settings: DriveSettings, build: any DriveBuild,
    makePlayers: @escaping (DriveSettings) -> any DrivePlayers
  ) {
    (self.folder, self.settings, self.build, self.makePlayers) = (folder, settings, build, makePlayers)
    journal = DriveJournal(folder.actions)
    secrets = DriveSecrets(folder.secrets)
  }

  /// Launches the app.
  /// - Returns: The answer with the first screen.
  /// - Throws: A problem if the app can't be launched, or if the session's file can't be written.
  func start() throws(DriveProblem) -> DriveAnswer {
    try hidingSecrets { () throws(DriveProblem) in
      if let problem = save() { throw problem }
      renewPlayers()
      let (player, reply) = try launched()
      self.player = player
      players?.prepare()
      return DriveAnswer(reply.text, status: reply.status, json: reply.json)
    }
  }

  /// Launches the app, and performs the actions that are on disk.
  ///
  /// - Parameter environment: The environment, whose variables have the secret texts that an idle session has deleted.
  /// - Returns: The answer with the last screen.
  /// - Throws: A problem if the app can't be launched, or if the actions can't be read.
  func resume(environment: [String: String] = ProcessInfo.processInfo.environment) throws(DriveProblem) -> DriveAnswer {
    try hidingSecrets { () throws(DriveProblem) in
      history = try journal.history()
      secrets.read()
      let names = Set((history.entries + history.undone).compactMap(\.step.action.secret)).subtracting(secrets.texts.keys)
      let problem = secrets.keep(environment.filter { names.contains($0.key) })
      save()
      renewPlayers()
      var answer = try perform(history.entries.count, comparesScreens: false) { _ in "resumed \(folder.name)" }
      leaveOutRest(&answer)
      if let problem { answer.text += "\n\(problem)" }
      return answer
    }
  }

  /// Ends the processes.
  func end() {
    player?.end()
    players?.end()
    (player, players) = (nil, nil)
  }

  private func renewPlayers() {
    players?.end()
    players = makePlayers(settings)
  }

  /// Writes the settings for `resume`, and returns what went wrong.
  @discardableResult
  private func save() -> DriveProblem? {
    do throws(DriveProblem) {
      try settings.write(to: folder)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Commands

  /// Performs a command, and returns its answer.
  func answer(to call: DriveCall) -> DriveAnswer {
    do throws(DriveProblem) {
      return try hidingSecrets(isCode: ["scenario", "save"].contains(call.words.first)) { () throws(DriveProblem) in try perform(call) }
    } catch {
      return DriveAnswer(error)
    }
  }

  /// Hides the secrets in the text of an answer or a problem.
  ///
  /// The test process hides secrets in its answers, but not in what it prints when it ends, and not in answers from before a text was a secret.
  ///
  /// - Parameter isCode: Whether a successful answer has code, which reads secrets from the environment.
  private func hidingSecrets(isCode: Bool = false, _ body: () throws(DriveProblem) -> DriveAnswer) throws(DriveProblem) -> DriveAnswer {
    do throws(DriveProblem) {
      var answer = try body()
      if !isCode || answer.status != 0 { answer.text = secrets.hidden(in: answer.text) }
      return answer
    } catch {
      throw DriveProblem(secrets.hidden(in: error.message), status: error.status)
    }
  }

  private func perform(_ call: DriveCall) throws(DriveProblem) -> DriveAnswer {
    guard let name = call.words.first else { throw DriveProblem("A command is missing. “help” lists the commands.", status: 2) }
    guard let command = DriveCommandName.named(name) else { throw DriveProblem(DriveCommandName.unknown(name), status: 2) }
    let longest = call.words.map(\.count).max() ?? 0
    guard longest <= Self.longestWord else {
      throw DriveProblem("A word of a command can have \(Self.longestWord) characters, and this one has \(longest). Type a long text in several commands.", status: 2)
    }
    if command.isOfApp { return try forward(call) }
    let words = try command.split(Array(call.words.dropFirst()))
    switch name {
    case "undo": return try undo(try number(words, of: name, upTo: max(1, history.stepCount + (crash == nil ? 0 : 1))))
    case "redo": return try redo(try number(words, of: name, upTo: max(1, history.redoCount)))
    case "go-to": return try goTo(words)
    case "reset": return try reset()
    case "reload": return try reload()
    case "scenario": return try scenario(call.words, call.folder)
    case "save": return try saveScenario(words, call.folder)
    case "status": return status()
    case "log": return log(showsAll: words.options["--all"] != nil)
    case "help": return DriveAnswer(try DriveCommandName.help(words.plain.first))
    case "stop":
      // The session's folder has the content of a file that a save could not restore.
      try DriveBackup.restore(in: folder)
      var answer = DriveAnswer("The session “\(folder.name)” is over.")
      answer.isLast = true
      return answer
    default: throw DriveProblem("“\(name)” can't be used inside a session: screentest drive \(command.usage).", status: 2)
    }
  }

  /// The longest word of a command, in characters.
  static let longestWord = 10_000

  /// Lets the test process perform a command.
  private func forward(_ call: DriveCall) throws(DriveProblem) -> DriveAnswer {
    guard let player, crash == nil else { throw DriveProblem(crash ?? "The app isn't running. “reset” starts it again.") }
    var request = DriveRequest(.command)
    (request.words, request.folder, request.secrets) = (call.words, call.folder, secrets.texts)
    guard let reply = player.answer(to: request) else { throw crashed(player, call.words) }
    var answer = DriveAnswer(reply.text, status: reply.status, json: reply.json)
    if let action = reply.action {
      if let problem = secrets.keep(reply.secrets) { answer.text += "\n\(problem)" }
      let step = DrivenStep(action, hasFailed: reply.status != 0)
      history.add(step, screen: reply.screen)
      performedCount = history.entries.count
      note(DriveEvent(did: step), &answer)
    }
    return answer
  }

  private func note(_ event: DriveEvent, _ answer: inout DriveAnswer) {
    if let problem = journal.append(event) { answer.text += "\n\(problem)" }
  }

  private func crashed(_ player: any DrivePlayer, _ words: [String]) -> DriveProblem {
    let step = history.stepCount
    // Leave out a typed text, because it can be a secret, and the process ended before it could tell.
    let what = words[0] == "type" ? words[0] : words.joined(separator: " ")
    let screen = history.entries.last?.screen ?? firstScreen
    if let text = DriveCall.typedText(words), screen?.contains("SecureTextField") != false { secrets.suspect(text) }
    let message = "The app ended in “\(what)”:\n\(player.explanation())\n“undo” goes back to \(step == 0 ? "the start" : "step \(step), the one before")."
    crash = message
    return DriveProblem(message)
  }

  private func number(_ words: DriveCommandName.Words, of command: String, upTo most: Int) throws(DriveProblem) -> Int {
    guard let word = words.plain.first else { return 1 }
    guard let number = Int(word), (1...most).contains(number) else {
      throw DriveProblem("\(command) requires a number from 1 to \(most), and “\(word)” isn't one.", status: 2)
    }
    return number
  }

  // MARK: Back in time

  private func undo(_ steps: Int) throws(DriveProblem) -> DriveAnswer {
    // After a crash, the action that crashed isn't in the history.
    if crash != nil {
      let step = history.stepCount + 1 - steps
      return try goBack(to: steps == 1 ? history.entries.count : history.count(upTo: step)) { "went back to step \(self.history.step(after: $0))" }
    }
    guard history.stepCount > 0 else { throw DriveProblem("No step can be undone.", status: 2) }
    return try goBack(to: history.count(upTo: history.stepCount - steps)) { "undid: \(self.history.words(from: $0))" }
  }

  private func redo(_ steps: Int) throws(DriveProblem) -> DriveAnswer {
    guard history.redoCount > 0 else { throw DriveProblem("No step was undone.", status: 2) }
    let first = history.entries.count
    return try goForward(history.undoneCount(upTo: steps)) { count in
      let words = self.history.words(from: first, to: count)
      return words.isEmpty ? nil : "did again: \(words)"
    }
  }

  private func goTo(_ words: DriveCommandName.Words) throws(DriveProblem) -> DriveAnswer {
    let (steps, all, word) = (history.stepCount, history.stepCount + history.redoCount, words.plain.first ?? "")
    guard let step = Int(word), (0...all).contains(step) else {
      throw DriveProblem("go-to requires a step from 0 to \(all), and “\(word)” isn't one.", status: 2)
    }
    let heading = { "went to step \(self.history.step(after: $0))" }
    if step <= steps { return try goBack(to: history.count(upTo: step), heading) }
    return try goForward(history.undoneCount(upTo: step - steps), heading)
  }

  private func goBack(to count: Int, _ heading: (Int) -> String) throws(DriveProblem) -> DriveAnswer {
    var answer = try perform(count, heading: heading)
    undoRest(&answer)
    return answer
  }

  /// Moves the entries that the app hasn't performed to the undone ones.
  private func undoRest(_ answer: inout DriveAnswer) {
    let undone = history.entries.count - performedCount
    guard undone > 0 else { return }
    history.undo(undone)
    note(DriveEvent(undid: undone), &answer)
  }

  /// Says that steps are left out, if the app couldn't perform them.
  private func leaveOutRest(_ answer: inout DriveAnswer) {
    guard performedCount < history.entries.count else { return }
    undoRest(&answer)
    answer.text += "\nThe steps from there on are left out. “redo” tries them."
  }

  private func goForward(_ count: Int, _ heading: (Int) -> String?) throws(DriveProblem) -> DriveAnswer {
    history.redo(count)
    do throws(DriveProblem) {
      var answer = try perform(history.entries.count, heading: heading)
      note(DriveEvent(redid: count), &answer)
      leaveOutRest(&answer)
      return answer
    } catch {
      history.undo(count)
      throw error
    }
  }

  /// Performs the first actions in a fresh process, which becomes the session's process.
  ///
  /// - Parameters:
  ///   - count: The number of entries of the history to perform.
  ///   - comparesScreens: Whether the screens must be the ones from before.
  ///   - heading: A closure that returns the first line of the answer for the number of performed entries, or `nil` for none.
  private func perform(_ count: Int, comparesScreens: Bool = true, heading: (Int) -> String?) throws(DriveProblem) -> DriveAnswer {
    let replay = try replayed(count)
    let difference = comparesScreens ? ScreenDifference.text(history.entries.prefix(replay.count), replay.reply.screens, hidden: secrets.hidden) : nil
    history.setScreens(Array(replay.reply.screens.prefix(replay.count)))
    var (text, status) = (replay.reply.text, replay.reply.status)
    if let end = replay.end, replay.count < count {
      let step = history.step(after: replay.count) + 1
      (text, status) = ("Step \(step), “\(history.entries[replay.count].step.action.words)”, \(end)\n\(text)", 1)
    }
    player?.end()
    (player, crash, performedCount) = (replay.player, nil, replay.count)
    players?.prepare()
    let lines = [heading(replay.count), difference, text].compactMap(\.self)
    return DriveAnswer(lines.joined(separator: "\n"), status: difference == nil ? status : 1, json: replay.reply.json)
  }

  /// A fresh process that has performed actions.
  private struct Replay {
    let player: any DrivePlayer
    /// The answer with the screens.
    let reply: DriveReply
    /// The number of entries that were performed.
    let count: Int
    /// How the entry after these ended, after its name in a sentence, or `nil` if all were performed.
    var end: String?
  }

  /// Performs the first actions in a fresh process, up to the first that ends differently or ends the app.
  private func replayed(_ count: Int) throws(DriveProblem) -> Replay {
    let (player, first) = try launched()
    if count == 0 { return Replay(player: player, reply: first, count: 0) }
    if let reply = player.answer(to: replay(0..<count)) {
      return Replay(player: player, reply: reply, count: reply.status == 0 ? count : reply.count, end: reply.status == 0 ? nil : "ends differently:")
    }
    let end = "ends the app:\n\(player.explanation())"
    // Only one action at a time shows which one ends the app.
    let (probe, _) = try launched()
    var survived = 0
    while survived < count, let reply = probe.answer(to: replay(survived..<survived + 1)), reply.status == 0 { survived += 1 }
    probe.end()
    let (next, start) = try launched()
    if survived == 0 { return Replay(player: next, reply: start, count: 0, end: end) }
    guard let reply = next.answer(to: replay(0..<survived)) else { throw DriveProblem("The app ended while the actions were repeated:\n\(next.explanation())") }
    return Replay(player: next, reply: reply, count: reply.status == 0 ? survived : reply.count, end: end)
  }

  private func replay(_ range: Range<Int>) -> DriveRequest {
    var request = DriveRequest(.replay)
    (request.actions, request.secrets) = (Array(history.steps[range]), secrets.texts)
    return request
  }

  /// Launches the app in a fresh process, and returns the process with the answer.
  /// - Throws: A problem if no process can start, or if the app can't be launched.
  func launched() throws(DriveProblem) -> (any DrivePlayer, DriveReply) {
    guard let players else { throw DriveProblem("The session is over.", status: 3) }
    let player = try players.take()
    var request = DriveRequest(.launch)
    (request.app, request.secrets) = (settings.app, secrets.texts)
    (request.launchArguments, request.launchEnvironment) = (settings.launchArguments, settings.launchEnvironment)
    guard let reply = player.answer(to: request) else { throw DriveProblem("The app ended while it was launched:\n\(player.explanation())") }
    if reply.status == 2 {
      player.end()
      throw DriveProblem(reply.text, status: 2)
    }
    firstScreen = reply.screen
    return (player, reply)
  }

  // MARK: Reset and reload

  private func reset() throws(DriveProblem) -> DriveAnswer {
    var answer = try perform(0) { _ in "started again" }
    history = DriveHistory()
    note(DriveEvent(reset: true), &answer)
    return answer
  }

  /// Builds the package again, and performs the actions up to the first that fails in the new app.
  private func reload() throws(DriveProblem) -> DriveAnswer {
    do throws(DriveProblem) { try rebuild() } catch { throw DriveProblem("\(error.message)\nThe app from before is still running.") }
    var answer = try perform(history.entries.count, comparesScreens: false) { _ in "reloaded" }
    leaveOutRest(&answer)
    return answer
  }

  /// Builds the package, and lets further processes have the new code.
  ///
  /// The app keeps running in its process.
  ///
  /// - Throws: A problem with the first errors if the build fails, or a problem if no process can connect.
  func rebuild() throws(DriveProblem) {
    settings.executable = try build.build(settings).get()
    save()
    renewPlayers()
    players?.prepare()
  }

  // MARK: The log

  private func log(showsAll: Bool) -> DriveAnswer {
    let text = secrets.hidden(in: player?.output(isAll: showsAll) ?? "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0).map(String.init)
    let shown = showsAll ? lines : lines.suffix(20)
    let more = lines.count - shown.count
    let answer = text.isEmpty ? "The app has printed nothing since then." : ((more > 0 ? ["… \(more) more lines: log --all"] : []) + shown).joined(separator: "\n")
    return DriveAnswer(answer, members: ["lines": text.isEmpty ? [] : shown, "omitted": more])
  }
}
