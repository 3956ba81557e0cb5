import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// Answers the requests of the tool: launches the app, performs commands, and repeats actions.
@MainActor
package struct DriveLoop {
  /// An app that can be launched, with the name to choose it by.
  package struct KnownApp {
    /// The name of the app's type.
    package let name: String
    /// The module that declares the app.
    package let module: String
    /// The app.
    let app: AppUnderTest

    /// Creates an app that can be launched.
    package init(name: String, module: String, app: AppUnderTest) {
      self.name = name
      self.module = module
      self.app = app
    }
  }

  /// The apps of the process.
  let apps: [KnownApp]
  /// The connection to the tool.
  let channel: any DriveChannel
  /// The package's screens and functions.
  var surroundings: Surroundings = Surroundings()

  /// Answers requests until the connection ends.
  func run() {
    while let request = channel.next() {
      guard request.kind == .launch else {
        channel.send(DriveReply(status: 2, text: "The app isn’t launched yet."))
        continue
      }
      do throws(CommandProblem) {
        // A process launches one app, so nothing is left from an earlier launch.
        return drive(try chosenApp(request.app), request)
      } catch {
        channel.send(DriveReply(status: error.status, text: error.message))
      }
    }
  }

  private func chosenApp(_ name: String?) throws(CommandProblem) -> KnownApp {
    let names = apps.map(\.name).joined(separator: ", ")
    if apps.isEmpty { throw CommandProblem(usage: "The package’s tests contain no app: no type conforms to App. A test target must depend on the app’s module.") }
    if let name {
      guard let app = apps.first(where: { $0.name == name }) else {
        throw CommandProblem(usage: "No app is called “\(name)”.\(NearestWord.hint(name, apps.map(\.name))) The apps are: \(names).")
      }
      return app
    }
    guard apps.count == 1 else { throw CommandProblem(usage: "The package has \(apps.count) apps. Choose one with --app: \(names).") }
    return apps[0]
  }

  private func drive(_ known: KnownApp, _ request: DriveRequest) {
    let failures = CommandFailures()
    // The session's own run has no limits, because the app waits for commands as long as a person thinks.
    let session = StepTimeLimits.$current.withValue(.none) {
      ScreenSession(appUnderTest: known.app, feature: "screentest drive", test: known.name, reporter: failures, journal: nil, console: nil)
    }
    session.perform {
      let app = DrivenApp(session, module: known.module, surroundings: surroundings)
      app.secrets = request.secrets
      app.launch = DrivenApp.Launch(arguments: request.launchArguments, environment: request.launchEnvironment)
      let answers = DriveAnswers(app: app, failures: failures, name: known.name)
      DrivenTarget.$memberElement.withValue({ app.members.element($0) }) {
        channel.send(answers.launch())
        while let request = channel.next() { channel.send(answers.answer(to: request)) }
      }
    }
  }
}

/// The answers of a launched app.
@MainActor
struct DriveAnswers {
  /// The launched app.
  let app: DrivenApp
  /// The failures of code that no command waits for, such as code on another thread.
  let failures: CommandFailures
  /// The name of the app's type.
  let name: String

  /// Launches the app, and returns the answer with the first screen.
  func launch() -> DriveReply {
    let messages = app.failures(of: "launch \(name)") {
      app.device.biometrics.isEnrolled = false
      App.shared.launchArguments = app.launch.arguments
      App.shared.launchEnvironment = app.launch.environment
      app.session.launch(clean: true)
      _ = HeadlessDriver.synchronize(for: .act("launch \(name)"))
    }
    app.readScreen()
    var reply = screen(since: nil, head: messages.isEmpty ? ["launched \(name)"] : messages)
    reply.status = messages.isEmpty ? 0 : 1
    reply.screen = fullScreen
    return hidingSecrets(reply)
  }

  /// Performs a request, and returns its answer.
  func answer(to request: DriveRequest) -> DriveReply {
    app.folder = URL(fileURLWithPath: request.folder.isEmpty ? "/" : request.folder, isDirectory: true)
    app.secrets.merge(request.secrets) { $1 }
    let reply: DriveReply =
      switch request.kind {
      case .launch: DriveReply(status: 2, text: "The app is launched already.")
      case .command: command(request.words)
      case .replay: replay(request.actions)
      case .scenario: scenario(request)
      }
    // The code of a scenario reads secrets from the environment.
    return request.kind == .scenario && reply.status == 0 ? reply : hidingSecrets(reply)
  }

  private func command(_ words: [String]) -> DriveReply {
    let name = words.first ?? ""
    do throws(CommandProblem) {
      if let command = ReadingCommand.all[name] {
        var words = try CommandWords(words, usage: command.usage, options: command.options)
        let reply = try command.read(&words, app)
        try words.end()
        return reply
      }
      guard let command = ActionCommand.all[name] else {
        let names = Array(ActionCommand.all.keys) + Array(ReadingCommand.all.keys)
        throw CommandProblem(usage: "“\(name)” isn’t a command.\(NearestWord.hint(name, names.sorted())) “help” lists the commands.")
      }
      var words = try CommandWords(words, usage: command.usage, options: command.options, hasOptions: command.hasOptions)
      app.note = nil
      let action = try command.read(&words, app)
      try words.end()
      return perform(action)
    } catch {
      return DriveReply(status: error.status, text: error.message)
    }
  }

  /// Performs a new action, and returns what changed.
  private func perform(_ action: DrivenAction) -> DriveReply {
    let messages = app.perform(action) + failures.take()
    let earlier = app.readScreen()
    var reply = screen(since: earlier, head: messages.isEmpty ? [action.words, app.note].compactMap(\.self) : messages)
    app.note = nil
    reply.status = messages.isEmpty ? 0 : 1
    reply.action = action.hiding(app.secrets)
    reply.screen = fullScreen
    if let secret = action.secret { reply.secrets[secret] = app.secrets[secret] }
    return reply
  }

  /// Performs actions again, up to the first that ends differently.
  private func replay(_ steps: [DrivenStep]) -> DriveReply {
    var (screens, difference): ([String], String?) = ([], nil)
    for step in steps {
      let messages = app.perform(step.action.showing(app.secrets)) + failures.take()
      app.readScreen()
      screens.append(fullScreen)
      if messages.isEmpty == step.hasFailed {
        difference = messages.isEmpty ? "“\(step.action.words)” failed before, and doesn’t fail now." : messages.joined(separator: "\n")
        break
      }
    }
    var reply = screen(since: nil, head: [difference].compactMap(\.self))
    reply.status = difference == nil ? 0 : 1
    reply.count = screens.count - (difference == nil ? 0 : 1)
    reply.screens = screens
    reply.screen = fullScreen
    return reply
  }

  private func scenario(_ request: DriveRequest) -> DriveReply {
    do throws(CommandProblem) {
      return ScenarioWriter(app: app, appName: name, options: try ScenarioWriter.Options(request.words), excluded: Set(request.excluded))
        .write(request.actions.map { DrivenStep($0.action.showing(app.secrets), hasFailed: $0.hasFailed) })
    } catch {
      return DriveReply(status: error.status, text: error.message)
    }
  }

  private func screen(since earlier: ScreenList?, head: [String]) -> DriveReply {
    let head = head + [app.pendingLine].compactMap(\.self)
    var reply = DriveReply(text: ScreenAnswer.text(app.list, since: earlier, isComplete: false, head: head))
    reply.json = JSONValue.object(ScreenAnswer.json(app.list, since: earlier)).line
    return reply
  }

  private var fullScreen: String { app.device.tree.textSnapshot() }

  /// Replaces the secret texts in everything that is shown.
  private func hidingSecrets(_ reply: DriveReply) -> DriveReply {
    if app.secrets.isEmpty { return reply }
    let redaction = Redaction(app.secrets.values)
    var hidden = reply
    hidden.text = redaction.apply(to: reply.text)
    hidden.json = JSONValue.mapTexts(of: reply.json, redaction.apply)
    hidden.screen = reply.screen.map(redaction.apply)
    hidden.screens = reply.screens.map(redaction.apply)
    return hidden
  }
}
