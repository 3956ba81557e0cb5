import Foundation
import HeadlessDevice
import HeadlessNetwork
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens
import Synchronization

/// An app that commands drive: its device, the references of its elements, and what was typed in secret.
///
/// The clock of the device only moves while a command is performed.
@MainActor
final class DrivenApp {
  /// The session that owns the device and the app.
  let session: ScreenSession
  /// The functions of all contexts, which perform the actions.
  let hand: Hand = Hand()
  /// The members of the package's screens.
  let members: ScreenMembers
  /// The module that declares the app.
  let module: String
  /// The references that were given so far.
  private(set) var references: ReferenceTable = ReferenceTable()
  /// The elements of the screen after the last action.
  private(set) var list: ScreenList
  /// The texts that an element has had so far.
  private(set) var shownTexts: Set<String> = []
  /// A line about the command that is performed, for its answer.
  var note: String?
  /// The texts that were typed into secure fields, by name.
  var secrets: [String: String] = [:]
  /// How the app is launched.
  struct Launch {
    /// The launch arguments.
    var arguments: [String] = []
    /// The launch environment.
    var environment: [String: String] = [:]

    /// The statements of a test that set the arguments and the environment of an application.
    func code(_ application: String) -> [String] {
      let list = arguments.map(SwiftText.literal).joined(separator: ", ")
      let pairs = environment.sorted { $0.key < $1.key }.map { "\(application).launchEnvironment[\(SwiftText.literal($0.key))] = \(SwiftText.literal($0.value))" }
      return (arguments.isEmpty ? [] : ["\(application).launchArguments = [\(list)]"]) + pairs
    }
  }

  /// How the app is launched.
  var launch: Launch = Launch()
  /// The folder that paths in commands are relative to.
  var folder: URL = URL(fileURLWithPath: "/", isDirectory: true)
  private var server: StubServer?
  /// The parts of the package that the session uses.
  let surroundings: Surroundings

  /// Creates the app of a session.
  ///
  /// It must be created and used in the session's body.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - module: The module that declares the app.
  ///   - surroundings: The package's screens and functions.
  init(_ session: ScreenSession, module: String = "", surroundings: Surroundings = Surroundings()) {
    self.session = session
    self.module = module
    self.surroundings = surroundings
    members = ScreenMembers(surroundings.screens)
    list = ScreenList(session.device, &references)
  }

  /// The session's device.
  var device: Device { session.device }
  /// The finder of the elements that commands name.
  var finder: ElementFinder { ElementFinder(app: self) }
  /// The describer of elements, for finding them again.
  var describer: ElementDescriber { ElementDescriber(device: device) }

  /// The server that answers the app's requests, which the first stub creates.
  var stubServer: StubServer {
    if let server { return server }
    let created = StubServer()
    server = created
    return created
  }

  /// Returns the URL of a path that is relative to the folder of the command.
  func url(of path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL }

  /// Reads the screen again, and returns it as it was before.
  @discardableResult
  func readScreen() -> ScreenList {
    let earlier = list
    list = ScreenList(device, &references)
    for entry in list.entries { shownTexts.formUnion([entry.details.text, entry.details.identifier, entry.details.value].compactMap(\.self)) }
    return earlier
  }

  // MARK: Names

  /// Returns a command's action on an element.
  func action(_ command: String, on element: ElementID, verb: String? = nil) throws(CommandProblem) -> DrivenAction {
    var action = DrivenAction(command)
    action.elements = [try describer.describe(element)]
    action.words = "\(verb ?? command.replacingOccurrences(of: "-", with: " ")) \(name(of: element))"
    return action
  }

  /// Returns the name of an element in messages: `button "Log in"`.
  func name(of element: ElementID) -> String {
    let details = ScreenListDetails(device.tree[element])
    return [details.type, details.text.map(ScreenListDetails.quoted) ?? details.identifier].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the name of a described element: `button "Log in"`.
  func name(of element: DrivenElement) -> String {
    if let member = element.member { return member }
    let type = element.type == ElementType.any.drivenName ? "" : "\(element.type) "
    return element.id.map { "\(type)\(ScreenListDetails.quoted($0))" } ?? element.type
  }

  /// Returns the line of an element in a list: `e5 button "Log in"`.
  func line(of element: ElementID) -> String {
    list.entry(of: element).map { "\($0.reference) \($0.line)" } ?? name(of: element)
  }

  /// Returns a sentence about an element that doesn't exist, and the elements with the most similar texts.
  func absence(of name: String, type: ElementType? = nil) -> String {
    let nearest = list.entries.compactMap { entry -> (entry: ScreenList.Entry, distance: Int)? in
      let texts = [entry.details.text, entry.details.identifier, entry.details.value].compactMap(\.self)
      return texts.compactMap { Self.distance(name.lowercased(), $0.lowercased()) }.min().map { (entry, $0) }
    }
    let lines = nearest.sorted { $0.distance < $1.distance }.prefix(3).map { "  \($0.entry.reference) \($0.entry.line)" }
    let sentence = "There is no \(type?.drivenName ?? "element") “\(name)” on the screen."
    return lines.isEmpty ? "\(sentence) “look” lists the elements." : ([sentence, "The nearest:"] + lines).joined(separator: "\n")
  }

  /// Returns how different two texts are, or `nil` if they aren't similar.
  private static func distance(_ wanted: String, _ text: String) -> Int? {
    if text.contains(wanted) || wanted.contains(text) && text.count > 2 { return 0 }
    if wanted.count > 100 || text.count > 100 { return nil }
    let distance = NearestWord.distance(wanted, text)
    return distance <= max(wanted.count, text.count) / 3 ? distance : nil
  }

  /// A line about the app's next work that is due later, or `nil` without this work.
  ///
  /// Timers that repeat aren't work that a person waits for.
  var pendingLine: String? {
    let work = HeadlessDriver.pending.filter { $0.interval == nil && $0.due != nil }
    guard let next = work.min(by: { $0.due! < $1.due! }), let due = next.due, let now = HeadlessDriver.now else { return nil }
    let seconds = (due.offset - now) / .seconds(1)
    let more = work.count > 1 ? ", and \(work.count - 1) more" : ""
    return "pending: \(ScreenListDetails.quoted(next.name)) in \(seconds.rounded(toPlaces: 3)) s\(more) (pass and wait-for let time pass)"
  }

  // MARK: Actions

  /// Returns the interactions of a context function without performing them, or `nil` if some of them aren't known.
  ///
  /// Its stubs and launch settings are taken back. What else the function does, such as writing a file, is really done.
  func trial(of function: ContextFunction) -> [DryRun.Interaction]? {
    let (arguments, environment) = (App.shared.launchArguments, App.shared.launchEnvironment)
    defer { (App.shared.launchArguments, App.shared.launchEnvironment) = (arguments, environment) }
    return SessionNetwork.of(device.scheduler).withoutNewStubs {
      attempt(function.code) { DryRun.interactions { function.call() } }
    }
  }

  /// Calls code of the package that may not be meant for the screen or the arguments.
  ///
  /// The code may stop the process or never return. The process ends soon then, and its message has the code.
  func attempt<Result>(_ code: String, _ body: () -> Result) -> Result {
    let run = makeRun("scenario", reporter: CommandFailures(), limits: StepTimeLimits(warning: nil, end: .seconds(5)))
    return run.perform { run.perform(DriveRequest.trial + code, body) }
  }

  private func makeRun(_ name: String, reporter: CommandFailures, limits: StepTimeLimits) -> ScenarioRun {
    ScenarioRun(
      feature: "screentest drive", test: name, reporter: reporter, journal: nil, console: nil, scheduler: device.scheduler, limits: limits, isAmbient: false, findsPlaces: false,
      picture: nil)
  }

  /// Runs a part of a command in a separate run, and returns the messages of its failures.
  ///
  /// A failure must not keep later commands from running, so each command has its own run. The run's watchdog ends the process if the app hangs.
  func failures(of words: String, _ body: () -> Void) -> [String] {
    let failures = CommandFailures()
    let run = makeRun(words, reporter: failures, limits: .standard)
    run.perform { run.perform(words, body) }
    return failures.messages
  }
}

/// The failures of one command.
final class CommandFailures: TestReporter {
  private let found: Mutex<[String]> = Mutex([])

  /// The messages so far.
  var messages: [String] { found.withLock { $0 } }

  func record(_ failure: TestFailure, at location: ScenarioKit.SourceLocation) { found.withLock { $0.append(failure.messageWithoutScreen) } }

  /// Returns the messages so far, and forgets them.
  func take() -> [String] {
    found.withLock { found in
      defer { found = [] }
      return found
    }
  }
}

extension TestFailure {
  /// The message without the query and the elements on the screen, which the answer to a command lists anyway.
  fileprivate var messageWithoutScreen: String {
    var failure = self
    failure.query = []
    failure.findings = nil
    let blocks = [failure.message, findings?.nearest].compactMap(\.self)
    return blocks.joined(separator: "\n").replacingOccurrences(of: "\n\n", with: "\n")
  }
}

extension Double {
  /// Returns the number with at most some decimal places, without zeros at the end.
  fileprivate func rounded(toPlaces places: Int) -> String {
    let factor = pow(10, Double(places))
    return ((self * factor).rounded() / factor).short
  }
}
