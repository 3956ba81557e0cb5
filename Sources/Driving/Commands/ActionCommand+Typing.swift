import HeadlessDevice
import ScenarioKit
import ScreenModel
import Screens

extension ActionCommand {
  /// The commands that change the text of a field.
  static let typing: [String: ActionCommand] = [
    "type": ActionCommand(
      usage: "[ELEMENT] TEXT [--secret NAME] [--plain]", options: ["--secret": true, "--plain": false], hasOptions: false,
      read: { words, app throws(CommandProblem) in
        let element = words.remaining.count > 1 ? try app.finder.element(&words, for: .typing) : try app.focusedElement(words)
        let text = try words.next("a text").replacing(/\\([\\n])/) { $0.1 == "n" ? "\n" : "\\" }
        // A word that is left over can be a part of a secret, so the message doesn't have it.
        guard words.remaining.isEmpty else { throw CommandProblem(usage: "type requires one text. Put a text with spaces into quotation marks: \(words.correct).") }
        var action = DrivenAction("type")
        action.elements = [try app.describer.describe(element)]
        let name = words.option("--secret")
        if let name, name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
          throw CommandProblem(usage: "--secret requires the name of an environment variable, such as WRONG_PIN, and “\(name)” isn't one.")
        }
        if words.option("--plain") == nil, name != nil || app.device.tree.type(of: element) == .secureTextField {
          action.secret = try app.keepSecret(text, of: action.elements[0], name)
          action.words = "type •••••••• into \(app.name(of: element))"
        } else {
          action.values = [text]
          action.words = "type \(ScreenListDetails.quoted(text)) into \(app.name(of: element))"
        }
        return action
      },
      perform: { action, app in
        guard let text = action.secret.map({ app.secrets[$0] }) ?? action.value(0) else { return app.failForSecret(action.secret ?? "") }
        // A person taps a field before typing into it.
        if !app.hasFocus(action.target) { app.hand.tap(action.target) }
        app.hand.type(text, into: action.target)
      }),
    "clear": onElement("clear", for: .typing) { target, app in app.hand.clear(target) },
  ]
}

extension DrivenApp {
  /// Returns the element with the keyboard focus.
  fileprivate func focusedElement(_ words: CommandWords) throws(CommandProblem) -> ElementID {
    guard words.remaining.count == 1 else { throw CommandProblem(usage: "type requires a text: \(words.correct).") }
    guard let focused = list.entries.first(where: { device.tree.hasFocus($0.element) }) else {
      throw CommandProblem("No element has the keyboard focus. Name the field to type into: type ELEMENT TEXT.")
    }
    return focused.element
  }

  /// Returns whether an element has the keyboard focus.
  func hasFocus(_ target: DrivenTarget) -> Bool { target.matches.dropFirst(target.index).first.map { device.tree.hasFocus($0) } ?? false }

  /// Keeps a text that was typed into a secure field, and returns its name.
  ///
  /// The name comes from the field's identifier: `PASSWORD_FIELD`. Another text for the same field gets a number.
  ///
  /// - Parameter chosen: The name that the command names, which must not have another text.
  fileprivate func keepSecret(_ text: String, of field: DrivenElement, _ chosen: String?) throws(CommandProblem) -> String {
    if let chosen {
      if let known = secrets[chosen], known != text { throw CommandProblem(usage: "\(chosen) is the name of another text. Name this one differently.") }
      secrets[chosen] = text
      return chosen
    }
    let words = Words.of(field.id ?? "password").uppercased()
    let base = String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let first = base.isEmpty || base.first?.isNumber == true ? "SECRET_\(base)" : base
    var (name, number) = (first, 2)
    while let known = secrets[name], known != text {
      name = "\(first)_\(number)"
      number += 1
    }
    secrets[name] = text
    return name
  }

  fileprivate func failForSecret(_ name: String) {
    var failure = TestFailure(kind: "drive.secret", message: "The text “\(name)” of a secure field is no longer known, because a stopped or idle session deletes it.")
    failure.advice = "type it again."
    ScenarioRun.fail(failure)
  }
}
