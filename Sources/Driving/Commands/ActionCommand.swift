import ScenarioKit
import ScreenModel

/// A command that acts on the app or the device, or asserts something.
///
/// Its words are read once. The action can then be performed in any process that has performed the actions before it.
@MainActor
struct ActionCommand {
  /// The words after the name: `ELEMENT [SECONDS]`.
  let usage: String
  /// The options, and whether each has a value.
  var options: [String: Bool] = [:]
  /// Whether a word that starts with two dashes must be one of the options.
  ///
  /// Otherwise, another one is a plain word.
  var hasOptions = true
  /// Reads the words, and finds the elements that they name.
  let read: @MainActor (inout CommandWords, DrivenApp) throws(CommandProblem) -> DrivenAction
  /// Performs the action with the functions of the contexts, which report failures.
  let perform: @MainActor (DrivenAction, DrivenApp) -> Void

  /// The commands by name.
  static let all: [String: ActionCommand] = [touches, typing, controls, deviceCommands, settings, network, expectations].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Returns a command whose only word is an element.
  static func onElement(
    _ name: String, for purpose: ElementFinder.Purpose = .touch, _ perform: @escaping @MainActor (DrivenTarget, DrivenApp) -> Void
  ) -> ActionCommand {
    ActionCommand(
      usage: "ELEMENT",
      read: { words, app throws(CommandProblem) in try app.action(name, on: try app.finder.element(&words, for: purpose)) },
      perform: { action, app in perform(action.target, app) })
  }

  /// Returns a command without words.
  static func plain(_ name: String, _ words: String, _ perform: @escaping @MainActor (DrivenApp) -> Void) -> ActionCommand {
    ActionCommand(
      usage: "",
      read: { _, _ in
        var action = DrivenAction(name)
        action.words = words
        return action
      }, perform: { _, app in perform(app) })
  }
}

extension DrivenAction {
  /// The first element.
  @MainActor var target: DrivenTarget { DrivenTarget(elements.first ?? DrivenElement(type: ElementType.any.drivenName)) }

  /// The second element.
  @MainActor var otherTarget: DrivenTarget { DrivenTarget(elements.count > 1 ? elements[1] : DrivenElement(type: ElementType.any.drivenName)) }

  /// Whether the last element may not exist before the action.
  var isAboutFuture: Bool { ["wait-for", "scroll-to", "expect"].contains(command) }

  /// Returns a value, or an empty text without one.
  func value(_ index: Int) -> String { values.indices.contains(index) ? values[index] : "" }

  /// Returns a value as a number, or 0 without one.
  func number(_ index: Int) -> Double { Double(value(index)) ?? 0 }
}
