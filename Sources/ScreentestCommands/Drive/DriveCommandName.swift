import ScreenModel

/// A command of a session, for the help and for messages about unknown commands.
struct DriveCommandName {
  /// The first word of the command.
  let name: String
  /// The words after the name.
  let arguments: String
  /// A sentence about the command without its subject, for the help.
  let summary: String
  /// Whether the process that runs the app performs the command.
  let isOfApp: Bool

  /// Sentences for the help of the command alone.
  let details: String

  private init(_ name: String, _ arguments: String, _ summary: String, isOfApp: Bool = true, details: String = "") {
    (self.name, self.arguments, self.summary, self.isOfApp, self.details) = (name, arguments, summary, isOfApp, details)
  }

  /// The name with the words after it: `drag ELEMENT DX DY`.
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  /// All commands, in the order of the help.
  static let all: [DriveCommandName] = [
    .init("look", "[--all] [--picture FILE]", "lists the elements of the screen, and writes a picture as SVG or PNG"),
    .init("tap", "ELEMENT", "taps an element"),
    .init("double-tap", "ELEMENT", "taps an element twice"),
    .init("press", "ELEMENT [SECONDS]", "holds a finger on an element"),
    .init(
      "type", "[ELEMENT] TEXT [--secret NAME] [--plain] | type [ELEMENT] --from-environment NAME",
      "types into a field, which is tapped first unless it has the focus; \\n is the return key",
      details: """
        \\\\ is a backslash. Text for a secure field is a secret, which a test reads from an environment variable.
          --secret names the variable, and --plain writes the text into the test.
        """),
    .init("clear", "ELEMENT", "deletes the text of a field"),
    .init("swipe", "ELEMENT up|down|left|right", "swipes over an element"),
    .init("scroll-to", "ELEMENT [--in ELEMENT] [--up]", "scrolls until an element can be tapped"),
    .init("adjust", "ELEMENT NUMBER|DATE", "sets a slider, a stepper or a date picker"),
    .init("pick", "ELEMENT ROW [--column N]", "turns a picker's wheel"),
    .init("toggle", "ELEMENT [on|off]", "turns a switch on or off"),
    .init("drag", "ELEMENT DX DY | drag ELEMENT to ELEMENT", "drags an element by points, or to another element"),
    .init("rotate", "portrait|landscape-left|landscape-right", "turns the device"),
    .init("back", "", "taps the back button of the navigation bar"),
    .init("home", "", "goes to the home screen"),
    .init("foreground", "", "brings the app back to the front"),
    .init("relaunch", "", "ends the app and launches it again with its stored data"),
    .init("open-url", "URL", "opens a URL from another app"),
    .init("wait-for", "ELEMENT [--gone]", "lets time pass until an element appears or disappears"),
    .init("pass", "DURATION", "lets time pass: 500ms, 10s, 25m, 2h, 3d"),
    .init("date", "DATE", "sets the date: 2026-12-24 18:00"),
    .init("appearance", "dark|light", "sets the appearance of the device"),
    .init("text-size", "SIZE", "sets the text size: large, accessibilityLarge"),
    .init("language", "LOCALE", "sets the locale of the device: de_DE"),
    .init("device", "MODEL", "sets the screen size: iPhoneSE, iPhone16Pro"),
    .init("permissions", "SUBJECT granted|grantedAlways|denied|notDetermined", "answers a permission before the app asks: camera granted"),
    .init("stub", "METHOD URL JSON|@FILE [--status CODE] [--delay SECONDS] | stub FILE", "answers the app's requests"),
    .init("requests", "", "lists the requests that the app has sent"),
    .init("log", "[--all]", "prints what the app has printed", isOfApp: false),
    .init("storage", "", "lists the app's user defaults and files"),
    .init("audit", "", "lists accessibility problems of the screen"),
    .init(
      "expect", "[not] ELEMENT [seen|exists|visible|hittable|enabled|disabled|selected|focused] | expect ELEMENT value|label|message|cells|tabs VALUE",
      "asserts something about an element; without a claim, that it's seen"),
    .init("undo", "[N]", "goes back by steps", isOfApp: false),
    .init("redo", "[N]", "does undone steps again", isOfApp: false),
    .init("go-to", "STEP", "goes to the moment after a step; 0 is the start", isOfApp: false),
    .init("scenario", "[--style xcuitest] [--name TITLE]", "prints the steps as a scenario", isOfApp: false),
    .init("save", "FILE [--name TITLE] [--style xcuitest] [--force]", "writes a test file, compiles it and runs it", isOfApp: false),
    .init("reset", "", "starts again on a fresh device", isOfApp: false),
    .init("reload", "", "builds the package again, and repeats the steps in the new app", isOfApp: false),
    .init("status", "", "lists the steps so far", isOfApp: false),
    .init("resume", "", "brings a session back after its process was ended", isOfApp: false),
    .init("start", "", "starts a session in the background", isOfApp: false),
    .init("stop", "", "ends the session and deletes its files", isOfApp: false),
    .init("help", "[COMMAND]", "lists the commands, or explains one", isOfApp: false),
  ]

  /// The words after the name of a command.
  struct Words: Equatable {
    /// The words that aren't options.
    var plain: [String] = []
    /// The values of the options, which are empty if an option has none.
    var options: [String: String] = [:]
  }

  /// Splits the words after the name.
  ///
  /// - Throws: A problem with the usage if the command has another number of words, or no option of this name.
  func split(_ words: [String]) throws(DriveProblem) -> Words {
    // The usage has the options in brackets: FILE [--name TITLE] [--force].
    let parts = arguments.split { "[]".contains($0) }.map { $0.split(separator: " ").map(String.init) }
    let known = Dictionary(uniqueKeysWithValues: parts.filter { $0.first?.hasPrefix("--") == true }.map { ($0[0], $0.count > 1) })
    let most = parts.joined().count { !$0.hasPrefix("--") } - known.values.count { $0 }
    var (result, rest) = (Words(), words[...])
    while let word = rest.popFirst() {
      let option = word.split(separator: "=", maxSplits: 1).map(String.init)
      if word.hasPrefix("--"), let hasValue = known[option[0]], hasValue || option.count == 1 {
        guard let value = option.count == 2 ? option[1] : hasValue ? rest.popFirst() : "" else { throw DriveProblem("\(option[0]) requires a value after it.", status: 2) }
        result.options[option[0]] = value
      } else if word.hasPrefix("--") || result.plain.count == most {
        throw DriveProblem("\(name) can’t use “\(word)”: \(usage).", status: 2)
      } else {
        result.plain.append(word)
      }
    }
    return result
  }

  /// Returns the command with a name.
  static func named(_ name: String) -> DriveCommandName? { all.first { $0.name == name } }

  /// Returns the message about a command that doesn't exist.
  static func unknown(_ name: String) -> String {
    "“\(name.prefix(60))” isn't a command.\(NearestWord.hint(String(name.prefix(60)), all.map(\.name))) “help” lists the commands."
  }

  /// The list of the commands.
  static var list: String {
    let width = 24
    return all.map { command in
      let usage = command.usage
      let fits = usage.count < width
      return "  \(usage)\(fits ? "" : "\n  ")\(String(repeating: " ", count: fits ? width - usage.count : width))\(command.summary)"
    }.joined(separator: "\n")
  }

  private static let aboutElements = """
    ELEMENT is a reference such as e5, a text or identifier, a type and a text such as: button "Log in",
      or a screen’s member such as loginScreen.logInButton.
    """

  /// Returns the text of `help`, or of `help COMMAND`.
  static func help(_ name: String?) throws(DriveProblem) -> String {
    guard let name else { return "\(list)\n\n\(aboutElements) --session NAME chooses a session, and --json prints JSON." }
    guard let command = named(name) else { throw DriveProblem(unknown(name), status: 2) }
    let lines = [command.usage, command.summary, command.details, command.arguments.contains("ELEMENT") ? aboutElements : ""]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n  ")
  }
}
