import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

extension ActionCommand {
  /// The commands that use the device, and move through the app.
  static let deviceCommands: [String: ActionCommand] = [
    "rotate": choice("rotate", "portrait|landscape-left|landscape-right", orientations.keys.sorted(), "turn the device to") { value, app in
      app.hand.rotateDevice(to: orientations[value] ?? .portrait)
    },
    "back": ActionCommand(
      usage: "",
      read: { _, app throws(CommandProblem) in
        let tree = app.device.tree
        let bars = app.list.entries.filter { tree.type(of: $0.element) == .navigationBar && $0.isVisible }
        let buttons = app.list.entries.filter { entry in
          tree.type(of: entry.element) == .button && tree.identifier(of: entry.element) == "BackButton" && bars.contains { tree.isDescendant(entry.element, of: $0.element) }
        }
        guard let button = buttons.last else { throw CommandProblem("The screen has no back button. Tap what leads back: “look” lists the elements.") }
        return try app.action("back", on: button.element, verb: "go back with")
      },
      perform: { action, app in app.hand.tap(action.target) }),
    "home": plain("home", "go to the home screen") { app in app.hand.backgroundTheApp() },
    "foreground": plain("foreground", "bring the app to the front") { app in app.hand.foregroundTheApp() },
    "relaunch": plain("relaunch", "relaunch the app") { app in app.hand.relaunchTheApp() },
    "open-url": ActionCommand(
      usage: "URL",
      read: { words, _ throws(CommandProblem) in
        let text = try words.next("a URL")
        guard URL(string: text) != nil else { throw CommandProblem(usage: "open-url requires a URL, and “\(text)” isn't one.") }
        var action = DrivenAction("open-url")
        (action.values, action.words) = ([text], "open \(text)")
        return action
      },
      perform: { action, app in if let url = URL(string: action.value(0)) { app.hand.open(url) } }),
    "pass": ActionCommand(
      usage: "DURATION",
      read: { words, _ throws(CommandProblem) in
        let text = try words.next("a duration such as 25m")
        guard let duration = DrivenDuration(text) else {
          throw CommandProblem(usage: "pass requires a duration such as 500ms, 10s, 25m, 2h or 3d, up to 3650d, and “\(text)” isn't one.")
        }
        var action = DrivenAction("pass")
        (action.values, action.words) = ([text], "let \(duration.words) pass")
        return action
      },
      perform: { action, app in if let duration = DrivenDuration(action.value(0)) { app.hand.passes(duration.duration) } }),
    "wait-for": ActionCommand(
      usage: "ELEMENT [--gone]", options: ["--gone": false],
      read: { words, app throws(CommandProblem) in
        var action = DrivenAction("wait-for")
        let element = try app.finder.description(&words)
        let isGone = words.option("--gone") != nil
        action.elements = [element]
        action.values = isGone ? ["gone"] : []
        action.words = "wait \(isGone ? "until \(app.name(of: element)) is gone" : "for \(app.name(of: element))")"
        return action
      },
      perform: { action, app in
        if action.value(0) == "gone" { app.hand.doNotSee(action.target) } else { app.hand.see(action.target) }
      }),
  ]

  private static let orientations: [String: UIDeviceOrientation] = ["portrait": .portrait, "landscape-left": .landscapeLeft, "landscape-right": .landscapeRight]

  /// Returns a command whose only word is one of several words.
  static func choice(
    _ name: String, _ usage: String, _ choices: [String], _ verb: String, _ perform: @escaping @MainActor (String, DrivenApp) -> Void
  ) -> ActionCommand {
    ActionCommand(
      usage: usage,
      read: { words, _ throws(CommandProblem) in
        let word = try words.next("one word")
        guard let choice = choices.first(where: { $0.lowercased() == word.lowercased() }) else {
          throw CommandProblem(usage: "\(name) can't use “\(word)”.\(NearestWord.hint(word, choices)) It can be: \(choices.joined(separator: ", ")).")
        }
        var action = DrivenAction(name)
        (action.values, action.words) = ([choice], "\(verb) \(choice)")
        return action
      },
      perform: { action, app in perform(action.value(0), app) })
  }
}

/// A duration in a command, such as “25m”.
struct DrivenDuration {
  /// The duration in virtual time.
  let duration: Duration
  /// The duration in words: “25 minutes”.
  let words: String
  /// The duration as code: `.minutes(25)`.
  let code: String

  /// Creates the duration that a text names, up to 3650 days, or returns `nil`.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\d{1,12})(ms|s|m|h|d)/), let number = Int(match.1) else { return nil }
    let (seconds, unit, function): (Double, String, String) =
      switch match.2 {
      case "ms": (0.001, "millisecond", "milliseconds")
      case "s": (1, "second", "seconds")
      case "m": (60, "minute", "minutes")
      case "h": (3_600, "hour", "hours")
      default: (86_400, "day", "days")
      }
    guard Double(number) * seconds <= 3_650 * 86_400 else { return nil }
    duration = match.2 == "ms" ? .milliseconds(number) : .seconds(number * Int(seconds))
    words = "\(number) \(unit)\(number == 1 ? "" : "s")"
    code = ".\(function)(\(number))"
  }
}
