import Foundation
import ScenarioKit
import ScreenModel

/// Writes the actions of a session as a plain XCUITest.
@MainActor
struct XCUITestWriter {
  /// The app that performs the actions.
  let app: DrivenApp
  /// The name of the app's type.
  let appName: String
  /// How the test is written.
  let options: ScenarioWriter.Options

  /// Performs the actions and returns the test's statements, or a failure if an action ends differently.
  func write(_ steps: [DrivenStep]) -> DriveReply {
    SwiftText.$secrets.withValue(SwiftText.Secrets(texts: SecretTexts(app.secrets), code: Self.variable)) { writeTest(steps) }
  }

  /// Returns the name of the constant with a secret's text: `secret_LOCK_PIN`, which no other name contains.
  private nonisolated static func variable(_ secret: String) -> String { "secret_\(secret)" }

  private func writeTest(_ steps: [DrivenStep]) -> DriveReply {
    var (lines, unsaid): ([String], [String]) = (["let app = XCUIApplication()"] + app.launch.code("app") + ["app.launch()"], [])
    for step in steps {
      let hadFocus = step.action.command != "type" || app.hasFocus(step.action.target)
      let isDone = step.action.command == "toggle" && app.isOn(step.action.target) == (step.action.value(0) == "on")
      // An element is named before its use, because it may not exist afterwards. An element to wait for is named afterwards.
      let before = step.action.elements.map(query)
      let messages = app.perform(step.action)
      app.readScreen()
      if step.hasFailed { continue }
      guard messages.isEmpty else { return DriveReply(status: 1, text: "“\(step.action.words)” fails when it is done again:\n\(messages.joined(separator: "\n"))") }
      // A tap would turn back a switch that is in the wanted state.
      if isDone { continue }
      let elements = zip(step.action.elements, before).map { element, before in DrivenTarget(element).matches.isEmpty ? before : query(element) }
      if let code = code(step.action, step.action.isAboutFuture ? elements : before, hadFocus) { lines += code } else { unsaid.append(step.action.words) }
    }
    if !unsaid.isEmpty {
      let list = unsaid.map { "  \($0)" }.joined(separator: "\n")
      return DriveReply(status: 1, text: "XCUITest has no words for these steps, so the test would not do the same:\n\(list)\nUse the scenario without --style xcuitest.")
    }
    let secrets = app.secrets.keys.sorted().filter { name in lines.contains { $0.contains(Self.variable(name)) } }
    lines.insert(contentsOf: secrets.map { "let \(Self.variable($0)) = try XCTUnwrap(ProcessInfo.processInfo.environment[\"\($0)\"])" }, at: 0)
    let text = options.module == nil ? lines.joined(separator: "\n") : TestFile(app: app, appName: appName, options: options, isThrowing: !secrets.isEmpty, body: lines).text
    var reply = DriveReply(text: text)
    reply.json =
      JSONValue.object([
        "scenario": .text(lines.joined(separator: "\n")), "test": .text("\(options.module ?? "").\(options.className)/\(options.testName)"), "module": .text(options.module ?? ""),
      ]).line
    return reply
  }

  /// Returns the query of an element, which finds the first of several elements with one text.
  private func query(_ element: DrivenElement) -> String {
    let code = ElementCode.query(element)
    guard element.id != nil, element.index == 0, DrivenTarget(element).matches.count > 1 else { return code }
    return ElementCode.query(element, isFirst: true)
  }

  /// Returns an action's statements, or `nil` if XCUITest can't express the action.
  private func code(_ action: DrivenAction, _ elements: [String], _ hadFocus: Bool) -> [String]? {
    // A member's matcher isn't in XCUITest's terms.
    if action.elements.contains(where: { DrivenTarget($0).matcher != nil }) { return nil }
    let element = elements.first ?? "app"
    let value = action.value(0)
    switch action.command {
    case "tap", "back", "toggle": return ["\(element).tap()"]
    case "double-tap": return ["\(element).doubleTap()"]
    case "press": return ["\(element).press(forDuration: \(action.values.first ?? "0.5"))"]
    case "type":
      let text = action.secret.map(Self.variable) ?? SwiftText.literal(value)
      return (hadFocus ? [] : ["\(element).tap()"]) + ["\(element).typeText(\(text))"]
    case "swipe": return ["\(element).swipe\(value.prefix(1).uppercased())\(value.dropFirst())()"]
    case "scroll-to":
      let (other, direction) = (elements.last ?? "app", value == "up" ? "Down" : "Up")
      return ["for _ in 0..<100 where !(\(other).exists && \(other).isHittable) { \(element).swipe\(direction)() }", "XCTAssertTrue(\(other).isHittable)"]
    case "drag":
      if elements.count > 1 { return ["\(element).press(forDuration: 0, thenDragTo: \(elements[1]))"] }
      let start = "\(element).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))"
      return ["\(start).press(forDuration: 0, thenDragTo: \(start).withOffset(CGVector(dx: \(value), dy: \(action.value(1)))))"]
    case "rotate": return ["XCUIDevice.shared.orientation = .\(SwiftText.name(value, fallback: "portrait"))"]
    case "home": return ["XCUIDevice.shared.press(.home)"]
    case "foreground": return ["app.activate()"]
    case "relaunch": return ["app.terminate()", "app.launch()"]
    case "appearance": return ["XCUIDevice.shared.appearance = .\(value)"]
    case "open-url": return ["XCUIDevice.shared.system.open(URL(string: \(SwiftText.literal(value)))!)"]
    case "pick": return ["\(element).pickerWheels.element(boundBy: \(action.value(1))).adjust(toPickerWheelValue: \(SwiftText.literal(value)))"]
    case "adjust": return adjustment(action, element)
    case "wait-for": return ["XCTAssertTrue(\(element).\(value == "gone" ? "waitForNonExistence(timeout: 30)" : "waitForExistence(timeout: 30)"))"]
    case "expect": return expectation(action, element)
    default: return nil
    }
  }

  private func adjustment(_ action: DrivenAction, _ element: String) -> [String]? {
    switch action.target.type {
    case .slider:
      let position = (Double(action.target.underlyingXCUIElement.normalizedSliderPosition) * 1_000).rounded() / 1_000
      return ["\(element).adjust(toNormalizedSliderPosition: \(position.short))"]
    default: return nil
    }
  }

  private func expectation(_ action: DrivenAction, _ element: String) -> [String]? {
    let isText = [.staticText, .button, .image].contains(action.target.type)
    return switch action.value(0) {
    case "seen", "exists": ["XCTAssertTrue(\(element).waitForExistence(timeout: 30))"]
    case "not seen", "not exists": ["XCTAssertTrue(\(element).waitForNonExistence(timeout: 30))"]
    case "enabled": ["XCTAssertTrue(\(element).isEnabled)"]
    case "not enabled": ["XCTAssertFalse(\(element).isEnabled)"]
    case "selected": ["XCTAssertTrue(\(element).isSelected)"]
    case "not selected": ["XCTAssertFalse(\(element).isSelected)"]
    case "hittable": ["XCTAssertTrue(\(element).isHittable)"]
    case "not hittable": ["XCTAssertFalse(\(element).isHittable)"]
    case "value": ["XCTAssertEqual(\(element).\(isText ? "label" : "value as? String"), \(SwiftText.literal(action.value(1))))"]
    case "label": ["XCTAssertEqual(\(element).label, \(SwiftText.literal(action.value(1))))"]
    case "cells": ["XCTAssertEqual(\(element).cells.count, \(action.value(1)))"]
    case "tabs": ["XCTAssertEqual(\(element).buttons.count, \(action.value(1)))"]
    default: nil
    }
  }
}
