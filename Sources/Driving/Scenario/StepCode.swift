import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel

/// Writes actions as steps of a scenario.
@MainActor
struct StepCode {
  /// The app that performs the actions.
  let app: DrivenApp
  /// The names of the elements.
  let names: ElementNames

  /// The facts about an action before it's performed.
  struct Before {
    /// The names of the elements that the action uses.
    var names: [ElementNames.Name] = []
    /// Whether the field of the action has the keyboard focus.
    var hasFocus = true
    /// Whether the switch of the action is on, or `nil` if the element isn't a switch.
    var isOn: Bool?
    /// The alert or sheet of the button, with the button's text.
    var presentation: (text: String, code: String)?
  }

  /// Returns what must be known before an action is performed.
  func before(_ action: DrivenAction) -> Before {
    var before = Before()
    // An element to wait for or to scroll to is named afterwards, because it may not exist yet.
    let existing = action.isAboutFuture ? Array(action.elements.dropLast()) : action.elements
    if action.command == "tap", let element = action.elements.first { before.presentation = names.presentation(around: element) }
    before.names = existing.map(names.name)
    before.hasFocus = action.command != "type" || app.hasFocus(action.target)
    if action.command == "toggle" { before.isOn = app.isOn(action.target) }
    return before
  }

  /// Returns the steps for an action that has been performed.
  func lines(_ action: DrivenAction, _ before: Before) -> [ScenarioLine] {
    if action.isAboutFuture, action.command != "scroll-to" { return assertion(action) }
    let target = before.names.first ?? ElementNames.Name(code: "")
    func when(_ call: String, label: String = "I") -> ScenarioLine { ScenarioLine(kind: .when, label: label, call: call) }
    func tap(_ function: String, _ action: String) -> ScenarioLine { when(target.isTappable ? "\(function)(\(target.code))" : "perform(.\(action), on: \(target.code))") }
    switch action.command {
    case "tap" where before.presentation != nil:
      return before.presentation.map { [when("tap(\(SwiftText.literal($0.text)), in: \($0.code))")] } ?? []
    case "tap", "back": return [tap("tap", "tap")]
    case "double-tap": return [tap("doubleTap", "doubleTap")]
    case "press":
      let duration = action.values.first
      if target.isTappable { return [when("longPress(\(target.code)\(duration.map { ", duration: \($0)" } ?? ""))")] }
      return [when("perform(.press(for: \(duration ?? "0.5")), on: \(target.code))")]
    case "type":
      let text = action.secret.map { "secret(\(SwiftText.literal($0)))" } ?? SwiftText.literal(action.value(0))
      let type = target.isEditable ? "type(\(text), into: \(target.code))" : "perform(.typeText(\(text)), on: \(target.code))"
      return (before.hasFocus ? [] : [tap("tap", "tap")]) + [when(type)]
    case "clear": return [when(target.isEditable ? "clear(\(target.code))" : "perform(.clearText, on: \(target.code))")]
    case "swipe": return [when("swipe(\(target.code), .\(action.value(0)))")]
    case "drag":
      if before.names.count > 1 { return [when("perform(.drag(to: \(before.names[1].code)), on: \(target.code))")] }
      return [when("drag(\(target.code), by: CGVector(dx: \(action.value(0)), dy: \(action.value(1))))")]
    case "scroll-to":
      let other = names.name(of: action.elements.last ?? DrivenElement(type: "any"))
      let direction = action.value(0) == "up" ? "upwards" : "downwards"
      return [when("scroll(\(target.code), .\(direction), until: \(other.code), is: .hittable, maxTries: 100)")]
    case "toggle":
      let isOn = action.value(0) == "on"
      if target.isSwitch, before.isOn == !isOn { return [when("adjust(\(target.code), to: .\(isOn ? "on" : "off"))")] }
      return [when("perform(.turn\(isOn ? "On" : "Off"), on: \(target.code))")]
    case "adjust": return [when("perform(\(adjustment(action)), on: \(target.code))")]
    case "pick": return [when("perform(.setPickerColumn(\(action.value(1)), to: \(SwiftText.literal(action.value(0)))), on: \(target.code))")]
    case "rotate": return [when("rotateDevice(to: .\(SwiftText.name(action.value(0), fallback: "portrait")))")]
    case "home": return [when("backgroundTheApp")]
    case "foreground": return [when("foregroundTheApp")]
    case "relaunch": return [when("relaunchTheApp")]
    case "open-url": return [when("open(URL(string: \(SwiftText.literal(action.value(0))))!)")]
    case "pass": return [when("passes(\(DrivenDuration(action.value(0))?.code ?? ".zero"))", label: "time")]
    case "appearance": return [when("appearance(is: .\(action.value(0)))", label: "the")]
    case "text-size": return [when("textSize(is: .\(action.value(0)))", label: "the")]
    case "device": return [when("device(is: .\(action.value(0)))", label: "the")]
    case "language": return [when("locale(is: \(SwiftText.literal(action.value(0))))", label: "the")]
    case "date": return [when("date(is: \(SwiftText.literal(action.value(0))))", label: "the")]
    case "permissions": return [when("permission(for: .\(action.value(0)), is: .\(action.value(1)))", label: "the")]
    case "stub": return action.values.compactMap(DrivenStub.init(line:)).map { ScenarioLine(kind: .statement, call: "server.stub(\($0.code))") }
    // A step without code must not be lost, so the file doesn't compile.
    default: return [ScenarioLine(kind: .statement, call: "#error(\(SwiftText.literal("“\(action.words)” can’t be written")))")]
    }
  }

  private func adjustment(_ action: DrivenAction) -> String {
    switch action.target.type {
    case .slider: return ".moveSlider(to: \(action.value(0)))"
    case .datePicker:
      let seconds = (app.date(action.value(0)) ?? Date(timeIntervalSince1970: 0)).timeIntervalSince1970
      return ".setDate(Date(timeIntervalSince1970: \(seconds.short))) /* \(action.value(0)) */"
    default: return ".setStepper(to: \(action.value(0)))"
    }
  }

  private func assertion(_ action: DrivenAction) -> [ScenarioLine] {
    func then(_ call: String, label: String = "I") -> [ScenarioLine] { [ScenarioLine(kind: .then, label: label, call: call)] }
    let described = action.elements.first ?? DrivenElement(type: "any")
    let claim = action.command == "wait-for" ? (action.value(0) == "gone" ? "not seen" : "seen") : action.value(0)
    if ["seen", "not seen"].contains(claim) {
      let function = claim == "seen" ? "see" : "doNotSee"
      let element = DrivenTarget(described).matches.dropFirst(described.index).first
      if let screen = element.flatMap(names.screen(withTrait:)) ?? goneScreen(described, claim) { return then("\(function)(\(screen))") }
      let code = names.name(of: described).code
      // The trait of a screen stands for the screen.
      return then("\(function)(\(code.hasSuffix(".trait") ? String(code.dropLast(".trait".count)) : code))")
    }
    let name = names.name(of: described)
    let value = SwiftText.literal(action.value(1))
    switch claim {
    case "value":
      if name.isSwitch { return then("value(of: \(name.code), is: .\(["1", "on"].contains(action.value(1)) ? "on" : "off"))", label: "the") }
      return then(name.hasText ? "value(of: \(name.code), is: \(value))" : "state(of: \(name.code), matches: .value(\(value)))", label: "the")
    case "label": return then("label(of: \(name.code), is: \(value))", label: "the")
    case "message": return then("message(in: \(name.isAlert ? name.code : "Alert()"), is: \(value))", label: "the")
    case "cells": return then("numberOfCells(in: \(name.containsCells ? name.code : "Table()"), is: \(action.value(1)))", label: "the")
    case "tabs": return then("numberOfTabs(in: \(name.isTabBar ? name.code : "TabBar()"), is: \(action.value(1)))", label: "the")
    default:
      let isNegated = claim.hasPrefix("not ")
      let word = isNegated ? String(claim.dropFirst("not ".count)) : claim
      let state = ActionCommand.states.first { $0.word == word }?.code ?? word
      return then("state(of: \(name.code), \(isNegated ? "isNot" : "is"): .\(state))", label: "the")
    }
  }

  /// Returns the package's screen with a described trait, which no longer exists.
  private func goneScreen(_ described: DrivenElement, _ claim: String) -> String? {
    guard claim == "not seen" else { return nil }
    return app.members.screens.first { $0.trait.matcher == nil && DrivenElement($0.trait) == described }?.code
  }
}

extension DrivenStub {
  /// The arguments of a stub as code: `.get("/feed"), .json(text: "[]")`.
  fileprivate var code: String {
    let pattern = method == "ANY" ? ".any(\(SwiftText.literal(url)))" : ".request(\(SwiftText.literal(method)), \(SwiftText.literal(url)))"
    var response = isJSON ? ".json(text: \(SwiftText.literal(body)))" : ".text(\(SwiftText.literal(body)))"
    if let status { response += ".status(\(status))" }
    if let delay { response += ".delay(.milliseconds(\(Int(delay * 1_000))))" }
    return "\(pattern), \(response)"
  }
}
