import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

extension ActionCommand {
  /// The commands that set the values of controls.
  static let controls: [String: ActionCommand] = [
    "toggle": ActionCommand(
      usage: "ELEMENT [on|off]",
      read: { words, app throws(CommandProblem) in
        let element = try app.finder.element(&words, for: .adjusting)
        var action = try app.action("toggle", on: element)
        let wish = words.next() ?? (app.device.tree.snapshot(of: element)?.isOn == true ? "off" : "on")
        guard ["on", "off"].contains(wish) else { throw CommandProblem(usage: "toggle can't use “\(wish)”: \(words.correct).") }
        action.values = [wish]
        action.words = "turn \(wish) \(app.name(of: element))"
        return action
      },
      perform: { action, app in app.hand.perform(.turn(action.value(0) == "on"), on: action.target) }),
    "adjust": ActionCommand(
      usage: "ELEMENT NUMBER|DATE",
      read: { words, app throws(CommandProblem) in
        let element = try app.finder.element(&words, for: .adjusting)
        var action = try app.action("adjust", on: element)
        let type = app.device.tree.type(of: element)
        switch type {
        case .slider, .stepper: action.values = [try words.number("a number", in: -1e12...1e12).short]
        case .datePicker:
          let date = try words.next("a date")
          guard app.date(date) != nil else {
            throw CommandProblem(usage: "adjust requires a date such as “2026-12-24” or “2026-12-24 18:00”, and “\(date)” isn't one.")
          }
          action.values = [date]
        default: throw CommandProblem("\(app.line(of: element)) can't be adjusted: adjust sets sliders, steppers and date pickers. Use toggle for switches, and pick for wheels.")
        }
        action.words = "set \(app.name(of: element)) to \(action.value(0))"
        return action
      },
      perform: { action, app in
        switch action.target.type {
        case .slider: app.hand.perform(.moveSlider(to: action.number(0)), on: action.target)
        case .datePicker: app.hand.perform(.setDate(app.date(action.value(0)) ?? Date()), on: action.target)
        default: app.hand.perform(.setStepper(to: action.number(0)), on: action.target)
        }
      }),
    "pick": ActionCommand(
      usage: "ELEMENT ROW [--column N]", options: ["--column": true],
      read: { words, app throws(CommandProblem) in
        let named = try app.finder.element(&words, for: .adjusting)
        let row = try words.next("a row")
        let (element, ownColumn) = app.picker(of: named)
        var action = try app.action("pick", on: element)
        let column = words.option("--column") ?? ownColumn
        guard let number = Int(column), (0...100).contains(number) else { throw CommandProblem(usage: "--column requires a number from 0, and “\(column)” isn't one.") }
        guard app.device.tree.type(of: element) == .picker else {
          throw CommandProblem("\(app.line(of: element)) isn't a picker with wheels. If it shows a menu, tap it, and tap a row.")
        }
        action.values = [row, column]
        action.words = "pick \(ScreenListDetails.quoted(row)) in \(app.name(of: element))"
        return action
      },
      perform: { action, app in app.hand.perform(.setPickerColumn(Int(action.number(1)), to: action.value(0)), on: action.target) }),
  ]
}

extension DrivenApp {
  /// Returns the date that a text describes in the device's time zone, such as “2026-12-24 18:00”.
  func date(_ text: String) -> Date? { HeadlessDriver.timeZone.flatMap { DateText.date(text, in: $0) } }

  /// Returns whether a switch is on, or `nil` for other elements.
  func isOn(_ target: DrivenTarget) -> Bool? { target.matches.dropFirst(target.index).first.flatMap { device.tree.snapshot(of: $0)?.isOn } }

  /// Returns the picker around a wheel with the wheel's column, or the element itself with the first column.
  fileprivate func picker(of element: ElementID) -> (ElementID, column: String) {
    let tree = device.tree
    guard tree.type(of: element) == .pickerWheel else { return (element, "0") }
    var current = tree.parent(of: element)
    while let ancestor = current {
      if tree.type(of: ancestor) == .picker {
        let wheels = list.entries.map(\.element).filter { tree.type(of: $0) == .pickerWheel && tree.isDescendant($0, of: ancestor) }
        return (ancestor, "\(wheels.firstIndex(of: element) ?? 0)")
      }
      current = tree.parent(of: ancestor)
    }
    return (element, "0")
  }
}
