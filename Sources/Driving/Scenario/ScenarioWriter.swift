import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// Writes the actions of a session as a scenario, while it performs them again.
@MainActor
struct ScenarioWriter {
  /// How the scenario is written.
  struct Options {
    /// Whether the scenario is written as a plain XCUITest.
    var isXCUITest = false
    /// The title of the scenario.
    var title: String?
    /// The module of the file that the scenario is written for, or `nil` for a scenario on its own.
    var module: String?
    /// The modules that a file of the module can import.
    var imports: [String] = []
    /// The name of the test class.
    var className = "DrivenTests"
    /// The name of the test function, from the title.
    var testName: String { "test_\(title.map { SwiftText.name($0, fallback: "scenario") } ?? "driven")" }
    /// Whether the package's own functions can be steps.
    var usesFunctions = true

    /// Returns whether the file can use a module.
    func canUse(_ module: String) -> Bool { module == self.module || imports.contains(module) }

    /// Reads the words of the command `scenario`.
    init(_ words: [String]) throws(CommandProblem) {
      let words = try CommandWords(
        words, usage: "[--style xcuitest] [--name TITLE]",
        options: ["--style": true, "--name": true, "--file": true, "--module": true, "--imports": true, "--without-functions": false])
      try words.end()
      if let style = words.option("--style") {
        guard ["xcuitest", "scenario"].contains(style) else { throw CommandProblem(usage: "--style can be “scenario” or “xcuitest”, and not “\(style)”.") }
        isXCUITest = style == "xcuitest"
      }
      title = words.option("--name")
      module = words.option("--module")
      usesFunctions = words.option("--without-functions") == nil
      imports = words.option("--imports")?.split(separator: ",").map(String.init) ?? []
      if let file = words.option("--file") {
        let name = SwiftText.name(URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent, fallback: "driven")
        className = name.prefix(1).uppercased() + name.dropFirst()
      }
    }
  }

  /// The app that performs the actions.
  let app: DrivenApp
  /// The name of the app's type.
  let appName: String
  /// How the scenario is written.
  let options: Options
  /// The functions that must not be called, as code.
  var excluded: Set<String> = []

  /// The number of actions that the longest function replaces.
  ///
  /// The arguments of a function are texts of these actions, so a long session needs no more trials for each action.
  private static let longestRun = 12

  /// The parts of a written scenario.
  private struct Parts {
    var lines: [ScenarioLine] = []
    var functions: [ContextFunction] = []
    var title = ""
  }

  /// Performs the actions and returns the scenario, or a failure if an action ends differently.
  func write(_ steps: [DrivenStep]) -> DriveReply {
    if options.isXCUITest { return XCUITestWriter(app: app, appName: appName, options: options).write(steps) }
    return SwiftText.$secrets.withValue(SwiftText.Secrets(texts: SecretTexts(app.secrets))) { writeScenario(steps) }
  }

  private func writeScenario(_ steps: [DrivenStep]) -> DriveReply {
    let isUsable = options.module == nil ? app.usableModules(of: typeName) : options.canUse
    app.members.isUsable = isUsable
    app.members.attempt = { code, call in excluded.contains(code) ? nil : app.attempt(code, call) }
    let names = ElementNames(app, FunctionArguments(steps, app.secrets))
    let code = StepCode(app: app, names: names)
    let base: AnyClass? = app.baseClass(isUsable, of: typeName)?.type
    let functionsOfScreens = screenFunctions
    var search = FunctionSearch(app) { index in
      let next = steps[index...].prefix(Self.longestRun)
      let functions = options.usesFunctions ? app.surroundings.functions(FunctionArguments(Array(next), app.secrets)) : []
      return (functionsOfScreens + functions).filter { isUsable($0.module) && !excluded.contains($0.code) && $0.canBeCalled(by: base) }
    }
    let first = names.shownScreen()
    var written: [(index: Int, lines: [ScenarioLine])] = []
    for (index, step) in steps.enumerated() {
      guard !step.hasFailed else {
        _ = app.perform(step.action)
        app.readScreen()
        continue
      }
      let before = code.before(step.action)
      search.willPerform(index, app.interactions(of: step.action), isWait: step.action.command == "wait-for")
      let messages = app.perform(step.action)
      app.readScreen()
      guard messages.isEmpty else { return DriveReply(status: 1, text: "“\(step.action.words)” fails when it is done again:\n\(messages.joined(separator: "\n"))") }
      written.append((index, code.lines(step.action, before)))
    }
    var parts = Parts()
    if let first { parts.lines.append(ScenarioLine(kind: .given, call: "see(\(first))")) }
    let chosen = search.chosen
    for (index, lines) in written {
      if let match = chosen.first(where: { $0.actions.contains(index) }) {
        if match.actions.lowerBound == index {
          parts.lines.append(ScenarioLine(kind: .when, call: match.function.code))
          parts.functions.append(match.function)
        }
      } else {
        // A wait for an element is a check already.
        parts.lines += lines.filter { $0.kind != .then || $0 != parts.lines.last }
      }
    }
    // A scenario that checks nothing can't fail for a good reason.
    if parts.lines.last?.kind != .then, let last = names.shownScreen() { parts.lines.append(ScenarioLine(kind: .then, call: "see(\(last))")) }
    // Before the first stub, the requests of the session went to the real network.
    if let stub = parts.lines.firstIndex(where: { $0.call.hasPrefix("server.stub(") }) {
      parts.lines.insert(ScenarioLine(kind: .statement, call: "let server = StubServer()"), at: stub)
    }
    parts.title = options.title ?? "\(appName) as driven by hand"
    return reply(parts, names)
  }

  /// Completing, dismissing and refreshing the package's screens, which the screens define themselves.
  private var screenFunctions: [ContextFunction] {
    app.members.screens.flatMap { screen -> [ContextFunction] in
      var functions: [ContextFunction] = []
      func add(_ function: String, _ call: @escaping @MainActor () -> Void) {
        functions.append(
          ContextFunction(
            code: "\(function)(\(screen.code))", argumentCount: 1, isComplete: true, module: screen.module, isAvailable: { isShown(screen) }, call: call))
      }
      if let screen = screen.screen as? any Completable { add("complete") { app.hand.complete(screen) } }
      if let screen = screen.screen as? any Dismissable { add("dismiss") { app.hand.dismiss(screen) } }
      if let screen = screen.screen as? any Refreshable { add("refresh") { app.hand.refresh(screen) } }
      return functions
    }
  }

  // Of several screens that are shown, the scenario names the first.
  private func isShown(_ screen: PackageScreen) -> Bool { app.members.shown(app.device).first?.code == screen.code }

  /// The name of the app's type, with its module.
  private var typeName: String { "\(app.module).\(appName)" }

  private func reply(_ parts: Parts, _ names: ElementNames) -> DriveReply {
    let steps = ScenarioLine.code(parts.lines).map { "  \($0)" }
    let scenario = ["Scenario(\(SwiftText.literal(parts.title))) {"] + steps + ["}"]
    let declarations = names.declarations(for: scenario.joined(separator: "\n"))
    let text = options.module == nil ? (declarations + [scenario.joined(separator: "\n")]).joined(separator: "\n\n") : file(scenario, declarations, parts, names)
    var reply = DriveReply(text: text)
    reply.json =
      JSONValue.object([
        "scenario": .text(scenario.joined(separator: "\n")), "declarations": .list(declarations.map { .text($0) }),
        "test": .text("\(options.module ?? "").\(options.className)/\(options.testName)"), "module": .text(options.module ?? ""),
      ]).line
    return reply
  }

  /// Returns a whole file with a test class.
  private func file(_ scenario: [String], _ declarations: [String], _ parts: Parts, _ names: ElementNames) -> String {
    let base = app.baseClass(options.canUse, of: typeName)
    let contexts = Set(parts.functions.compactMap { $0.context(for: base?.type ?? app.surroundings.ownTestCase) }).sorted()
    return TestFile(
      app: app, appName: appName, options: options, base: base, contexts: contexts, modules: names.modules + parts.functions.map(\.module), declarations: declarations,
      setUp: app.launch.code("App.shared"), body: scenario
    ).text
  }
}
