import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

extension ActionCommand {
  /// The commands that touch the screen.
  static let touches: [String: ActionCommand] = [
    "tap": onElement("tap") { target, app in app.hand.tap(target) },
    "double-tap": onElement("double-tap") { target, app in app.hand.doubleTap(target) },
    "press": ActionCommand(
      usage: "ELEMENT [SECONDS]",
      read: { words, app throws(CommandProblem) in
        var action = try app.action("press", on: try app.finder.element(&words))
        if !words.remaining.isEmpty { action.values = [try words.number("seconds", in: 0...60).short] }
        return action
      },
      perform: { action, app in
        if action.values.isEmpty { app.hand.longPress(action.target) } else { app.hand.longPress(action.target, duration: action.number(0)) }
      }),
    "swipe": ActionCommand(
      usage: "ELEMENT up|down|left|right",
      read: { words, app throws(CommandProblem) in
        var action = try app.action("swipe", on: try app.finder.element(&words, for: .scrolling))
        let direction = try words.next("a direction")
        guard MoveDirection(driven: direction) != nil else {
          throw CommandProblem(usage: "swipe requires a direction, and “\(direction)” isn't one: \(words.correct).")
        }
        action.values = [direction]
        action.words += " \(direction)"
        return action
      },
      perform: { action, app in app.hand.swipe(action.target, MoveDirection(driven: action.value(0)) ?? .up) }),
    "drag": ActionCommand(
      usage: "ELEMENT DX DY | drag ELEMENT to ELEMENT",
      read: { words, app throws(CommandProblem) in
        var action = try app.action("drag", on: try app.finder.element(&words))
        if words.remaining.first == "to" {
          _ = words.next()
          let other = try app.finder.element(&words)
          action.elements.append(try app.describer.describe(other))
          action.words += " to \(app.name(of: other))"
        } else {
          let (x, y) = (try words.number("points", in: -10_000...10_000), try words.number("points", in: -10_000...10_000))
          action.values = [x.short, y.short]
          action.words += " by \(x.short), \(y.short)"
        }
        return action
      },
      perform: { action, app in
        if action.elements.count > 1 {
          app.hand.perform(.drag(to: action.otherTarget), on: action.target)
        } else {
          app.hand.drag(action.target, by: CGVector(dx: action.number(0), dy: action.number(1)))
        }
      }),
    "scroll-to": ActionCommand(
      usage: "ELEMENT [--in ELEMENT] [--up]", options: ["--in": true, "--up": false],
      read: { words, app throws(CommandProblem) in
        var action = DrivenAction("scroll-to")
        let wanted = try app.finder.description(&words)
        let scroll = try app.scrollView(words.option("--in"))
        action.elements = [try app.describer.describe(scroll), wanted]
        action.values = [words.option("--up") == nil ? "down" : "up"]
        action.words = "scroll \(app.name(of: scroll)) to \(app.name(of: wanted))"
        return action
      },
      perform: { action, app in
        app.hand.scroll(action.target, action.value(0) == "up" ? .upwards : .downwards, until: action.otherTarget, is: .hittable, maxTries: 100)
      }),
  ]
}

extension MoveDirection {
  /// Creates the direction with a name in commands.
  init?(driven name: String) {
    switch name {
    case "up": self = .up
    case "down": self = .down
    case "left": self = .left
    case "right": self = .right
    default: return nil
    }
  }
}

extension DrivenApp {
  /// Returns the named element that scrolls, or the largest one on the screen.
  func scrollView(_ name: String?) throws(CommandProblem) -> ElementID {
    if let name { return try finder.element(ElementFinder.Name(text: name), for: .scrolling) }
    let tree = device.tree
    let candidates = list.entries.filter { $0.isVisible && [.table, .collectionView, .scrollView, .webView].contains(tree.type(of: $0.element)) }
    func area(_ entry: ScreenList.Entry) -> Double { Double(tree.frame(of: entry.element).width * tree.frame(of: entry.element).height) }
    guard let largest = candidates.max(by: { area($0) < area($1) }) else { throw CommandProblem("Nothing on the screen scrolls: it has no table, collection view or scroll view.") }
    return largest.element
  }
}
