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
    var (lines, unsaid): ([String], [String]) = (["let app = XCUIApplication()"] + app.launch.code("app") + ["app.launch()"], [])
    for step in steps {
      let hadFocus = step.action.command != "type" || app.hasFocus(step.action.target)
      let isDone = step.action.command == "toggle" && app.isOn(step.action.target) == (step.action.value(0) == "on")
      let messages = app.perform(step.action)
      app.readScreen()
      if step.hasFailed { continue }
      guard messages.isEmpty else { return DriveReply(status: 1, text: "“\(step.action.words)” fails when it is done again:\n\(messages.joined(separator: "\n"))") }
      // A tap would turn back a switch that is in the wanted state.
      if isDone { continue }
      if let code = code(step.action, hadFocus) { lines += code } else { unsaid.append(step.action.words) }
    }
    if !unsaid.isEmpty {
      let list = unsaid.map { "  \($0)" }.joined(separator: "\n")
      return DriveReply(status: 1, text: "XCUITest has no words for these steps, so the test would not do the same:\n\(list)\nUse the scenario without --style xcuitest.")
    }
    var text = lines.joined(separator: "\n")
    if options.module != nil {
      let body = lines.map { "    \($0)" }.joined(separator: "\n")
      text = """
        import ScreenTestKit
        import XCTest
        @testable import \(app.module)

        final class \(options.className): ScreenTestCase {
          override class var appUnderTest: AppUnderTest? { AppUnderTest(\(appName).self) }

          func test_driven() {
        \(body)
          }
        }

        """
    }
    var reply = DriveReply(text: text)
    reply.json =
      JSONValue.object([
        "scenario": .text(lines.joined(separator: "\n")), "test": .text("\(options.module ?? "").\(options.className)/test_driven"), "module": .text(options.module ?? ""),
      ]).line
    return reply
  }

  /// Returns an action's statements, or `nil` if XCUITest can't express the action.
  private func code(_ action: DrivenAction, _ hadFocus: Bool) -> [String]? {
    let element = action.elements.first.map(ElementCode.query) ?? "app"
    switch action.command {
    case "tap", "back": return ["\(element).tap()"]
    case "double-tap": return ["\(element).doubleTap()"]
    case "press": return ["\(element).press(forDuration: \(action.values.first ?? "0.5"))"]
    case "type":
      let text = action.secret.map { "ProcessInfo.processInfo.environment[\(SwiftText.literal($0))] ?? \"\"" } ?? SwiftText.literal(action.value(0))
      return (hadFocus ? [] : ["\(element).tap()"]) + ["\(element).typeText(\(text))"]
    case "swipe": return ["\(element).swipe\(action.value(0).prefix(1).uppercased())\(action.value(0).dropFirst())()"]
    case "toggle": return ["\(element).tap()"]
    case "rotate": return ["XCUIDevice.shared.orientation = .\(SwiftText.name(action.value(0), fallback: "portrait"))"]
    case "home": return ["XCUIDevice.shared.press(.home)"]
    case "foreground": return ["app.activate()"]
    case "appearance": return ["XCUIDevice.shared.appearance = .\(action.value(0))"]
    case "open-url": return ["XCUIDevice.shared.system.open(URL(string: \(SwiftText.literal(action.value(0))))!)"]
    case "pick": return ["\(element).pickerWheels.element(boundBy: \(action.value(1))).adjust(toPickerWheelValue: \(SwiftText.literal(action.value(0))))"]
    case "adjust": return nil
    case "wait-for": return ["XCTAssertTrue(\(element).\(action.value(0) == "gone" ? "waitForNonExistence(timeout: 30)" : "waitForExistence(timeout: 30)"))"]
    case "expect": return expectation(action, element)
    default: return nil
    }
  }

  private func expectation(_ action: DrivenAction, _ element: String) -> [String]? {
    switch action.value(0) {
    case "seen", "exists", "visible": ["XCTAssertTrue(\(element).waitForExistence(timeout: 30))"]
    case "not seen", "not exists": ["XCTAssertTrue(\(element).waitForNonExistence(timeout: 30))"]
    case "enabled": ["XCTAssertTrue(\(element).isEnabled)"]
    case "not enabled": ["XCTAssertFalse(\(element).isEnabled)"]
    case "selected": ["XCTAssertTrue(\(element).isSelected)"]
    case "not selected": ["XCTAssertFalse(\(element).isSelected)"]
    case "hittable": ["XCTAssertTrue(\(element).isHittable)"]
    case "not hittable": ["XCTAssertFalse(\(element).isHittable)"]
    case "value": ["XCTAssertEqual(\(element).value as? String, \(SwiftText.literal(action.value(1))))"]
    case "label": ["XCTAssertEqual(\(element).label, \(SwiftText.literal(action.value(1))))"]
    case "cells": ["XCTAssertEqual(\(element).cells.count, \(action.value(1)))"]
    default: nil
    }
  }
}
