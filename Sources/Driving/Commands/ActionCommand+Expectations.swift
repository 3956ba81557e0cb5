import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

extension ActionCommand {
  /// The states that `expect` can check, with their names in code.
  static let states: [(word: String, code: String, state: ElementAttributes.State)] = [
    ("exists", "exists", .exists), ("visible", "visible", .visible), ("hittable", "hittable", .hittable), ("enabled", "enabled", .enabled),
    ("selected", "selected", .selected), ("focused", "hasKeyboardFocus", .hasKeyboardFocus),
  ]

  /// The command that asserts what the contexts can assert.
  static let expectations: [String: ActionCommand] = [
    "expect": ActionCommand(
      usage: "[not] ELEMENT [seen|exists|visible|hittable|enabled|disabled|selected|focused] | expect ELEMENT value|label|message|cells|tabs VALUE",
      read: { words, app throws(CommandProblem) in try read(&words, app) },
      perform: { action, app in check(action, app) })
  ]

  /// The words that can follow an element.
  static let claims = ["seen", "disabled", "value", "label", "message", "cells", "tabs"] + states.map(\.word)
  /// The claims that count, with the types of elements that have what they count.
  private static let counted: [String: [ElementType]] = ["cells": [.table, .collectionView], "tabs": [.tabBar]]

  private static func read(_ words: inout CommandWords, _ app: DrivenApp) throws(CommandProblem) -> DrivenAction {
    var action = DrivenAction("expect")
    var isNegated = words.remaining.first == "not" && words.remaining.count > 1
    if isNegated { _ = words.next() }
    action.elements = [try app.finder.description(&words, before: claims)]
    var claim = words.next() ?? "seen"
    if claim == "disabled" { (claim, isNegated) = ("enabled", !isNegated) }
    let subject = app.name(of: action.elements[0])
    switch claim {
    case "seen":
      action.words = "expect \(isNegated ? "not to see" : "to see") \(subject)"
      let element = action.elements[0]
      if isNegated, element.member == nil, action.target.matches.isEmpty, let id = element.id, !app.shownTexts.contains(id) {
        app.note = "note: no element “\(id)” was listed in this session, so check that this is its text."
      }
    case let state where states.contains { $0.word == state }: action.words = "expect \(subject) \(isNegated ? "not " : "")to be \(state)"
    case "value", "label", "message", "cells", "tabs":
      guard !isNegated else { throw CommandProblem(usage: "expect not can't be used with “\(claim)”.") }
      let value = try words.next("a value")
      if let types = counted[claim] {
        guard Int(value) != nil else { throw CommandProblem(usage: "expect … \(claim) requires a number, and “\(value)” isn't one.") }
        guard types.contains(action.target.type) else {
          throw CommandProblem("\(subject) has no \(claim): expect … \(claim) is for \(types.map(\.drivenName).joined(separator: ", ")).")
        }
      }
      action.values = [claim, value]
      action.words = "expect the \(claim) of \(subject) to be \(ScreenListDetails.quoted(value))"
      return action
    default:
      throw CommandProblem(usage: "expect can't check “\(claim)”.\(NearestWord.hint(claim, claims)) It can check: \(claims.joined(separator: ", ")).")
    }
    action.values = [isNegated ? "not \(claim)" : claim]
    return action
  }

  private static func check(_ action: DrivenAction, _ app: DrivenApp) {
    let (target, claim, value) = (action.target, action.value(0), action.value(1))
    switch claim {
    case "seen": app.hand.see(target)
    case "not seen": app.hand.doNotSee(target)
    case "value": app.hand.value(of: ValueOfTarget(target: target), is: value)
    case "label": app.hand.label(of: target, is: value)
    case "message":
      let alert = target.matcher.map { Alert(matching: $0, index: target.index, parent: target.parent) } ?? Alert(id: target.id, index: target.index, parent: target.parent)
      app.hand.message(in: alert, is: value)
    case "cells": app.hand.numberOfCells(in: target, is: Int(value) ?? 0)
    case "tabs":
      let bar = target.matcher.map { TabBar(matching: $0, index: target.index, parent: target.parent) } ?? TabBar(id: target.id, index: target.index, parent: target.parent)
      app.hand.numberOfTabs(in: bar, is: Int(value) ?? 0)
    default:
      let isNegated = claim.hasPrefix("not ")
      let word = isNegated ? String(claim.dropFirst("not ".count)) : claim
      guard let state = states.first(where: { $0.word == word })?.state else { return }
      if isNegated { app.hand.state(of: target, isNot: state) } else { app.hand.state(of: target, is: state) }
    }
  }
}

/// An element whose value is what the app shows for it: its label if it's a text or a button, and otherwise its value.
private struct ValueOfTarget: Element, ValueRepresentable {
  let target: DrivenTarget
  var id: String? { target.id }
  var type: XCUIElement.ElementType { target.type }
  var index: Int { target.index }
  var parent: any Element { target.parent }
  var matcher: ElementMatcher? { target.matcher }

  var value: String {
    let element = underlyingXCUIElement
    return [.staticText, .button, .image].contains(type) ? element.label : element.value as? String ?? ""
  }
}
