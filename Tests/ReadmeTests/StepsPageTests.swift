import Foundation
import ScreenTestKit

/// Tests that the page about steps lists each step of the default contexts, and that its examples compile.
final class StepsPageTests: XCTestCase {
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources").standardizedFileURL

  private func page() throws -> String { try String(contentsOf: sources.appendingPathComponent("ScreenTestKit/ScreenTestKit.docc/Steps.md"), encoding: .utf8) }

  func test_eachStepIsOnThePage() throws {
    let folder = sources.appendingPathComponent("Screens/Contexts")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) where file.lastPathComponent.contains("Context") {
      names.formUnion(try String(contentsOf: file, encoding: .utf8).matches(of: /public func (\w+)/).map { String($0.1) })
    }
    XCTAssertGreaterThan(names.count, 40)
    let page = try page()
    let missing = names.subtracting(["executeSync", "executeAsync"]).filter { !page.contains("`\($0)`") && !page.contains("`\($0)(") }
    XCTAssertEqual(missing.sorted(), [], "The page Steps.md lacks these steps.")
  }

  func test_eachExampleIsCompiled() throws {
    let compiled = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "// Compiled:").last ?? ""
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    XCTAssertGreaterThan(rows.count, 40)
    for row in rows {
      let steps = row.split(separator: " | ")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
      for step in steps where !step.hasSuffix(":)") && !step.hasSuffix("time:") { XCTAssertTrue(compiled.contains(step), "StepsPageTests doesn't compile “\(step)”.") }
    }
  }
}

// Compiled:
private final class StepsOfThePage: ScreenTestCase {
  private struct LoginScreen: Screen, Completable, Refreshable {
    let trait = Header(id: "Log in")
    func complete() {}
    func refresh() {}
  }

  private struct HelpSheet: Screen, Dismissable {
    let trait = Header(id: "Help")
    func dismiss() {}
  }

  private let (loginScreen, tourScreen, feedScreen, helpSheet) = (LoginScreen(), LoginScreen(), LoginScreen(), HelpSheet())
  private let (button, spinner, picture, map, card, canvas) = (Button(id: "b"), Image(id: "s"), Image(id: "p"), View(id: "m"), View(id: "c"), View(id: "d"))
  private let (messageLabel, nameField, soundSwitch, slider) = (Label(id: "l"), TextField(id: "n"), Switch(id: "s"), Slider(id: "v"))
  private let (table, tabBar, alert, sheet, datePicker) = (Table(id: "t"), TabBar(), Alert(id: "a"), Sheet(id: "s"), DatePicker(id: "d"))
  private var row: Cell { table.cell(matchingID: "Row") }
  private let (date, isSharp) = (Date(timeIntervalSince1970: 0), ElementAssertion("is sharp") { $0 != nil })

  func lookAtTheScreen() {
    Then(I: see(loginScreen))
    Then(I: see(button))
    Then(I: doNotSee(spinner))
    Then(the: state(of: button, is: .enabled, .visible))
    Then(the: state(of: button, isNot: .enabled))
    Then(the: value(of: soundSwitch, is: .on))
    Then(the: label(of: messageLabel, is: "2 photos"))
    Then(the: numberOfCells(in: table, is: 2))
    Then(the: numberOfTabs(in: tabBar, is: 3))
    Then(the: message(in: alert, is: "This can’t be undone."))
    Then(the: keyboardType(is: .numberPad))
    Then(the: state(of: button, matches: .label(.hasPrefix("Like"))))
    Then(the: state(of: picture, satisfies: isSharp))
    for _ in [ElementAttributes.State.exists, .enabled, .hittable, .visible, .selected] {}
  }

  func touchAndType() {
    When(I: tap(button))
    When(I: doubleTap(picture))
    When(I: longPress(row, duration: 1))
    When(I: twoFingerTap(picture))
    When(I: tap("Delete", in: alert))
    When(I: tap("Delete", in: sheet))
    When(I: removeAllAlerts)
    When(I: type("Ada", into: nameField))
    When(I: clear(nameField))
    When(I: delete(3, charactersFrom: nameField))
    When(I: dismissTheKeyboard)
    When(I: adjust(slider, to: 0.5))
    When(I: swipe(row, .left))
    When(I: drag(card, by: CGVector(dx: 0, dy: 200)))
    When(I: pinch(map, scale: 2))
    When(I: rotate(map, degrees: 90))
    When(I: touch(canvas, with: Finger(at: .left).moving(to: .right, over: 0.5)))
    When(I: perform(.setDate(date), on: datePicker))
  }

  func scrollAndOpenScreens() {
    When(I: scroll(table, .downwards))
    When(I: scroll(table, .downwards, until: row, is: .visible))
    When(I: scroll(to: table.cells[100]))
    When(I: tap(table.cells[80]))
    When(I: refresh(feedScreen))
    When(I: complete(loginScreen, tourScreen))
    When(I: dismiss(helpSheet))
    When(I: open(URL(string: "notinstagram://posts/1")!))
  }

  func useTheApp() {
    When(I: backgroundTheApp)
    When(I: foregroundTheApp)
    When(I: terminateTheApp)
    When(I: launchTheApp)
    When(I: relaunchTheApp)
    When(I: launchTheApp(clean: true))
    When(I: waitForApp(toBe: .runningBackground))
    When(I: openSafari)
  }

  func setTheDevice() {
    When(time: passes(.minutes(25)))
    Given(the: date(is: "2026-12-24 18:00"))
    When(I: rotateDevice(to: .landscapeLeft))
    When(I: shakeDevice)
    Given(the: device(is: .iPhoneSE))
    Given(the: appearance(is: .dark))
    Given(the: permission(for: .camera, is: .denied))
    Given(the: location(is: 52.52, 13.405))
    Given(the: photos(are: ["Beach", "Cat"]))
    Given(deviceBiometricsAreEnabled)
    Given(deviceBiometricsAreDisabled)
    When(I: successfullyAuthenticateBiometrics)
    When(I: failToAuthenticateBiometrics)
    Given(reduceMotionIsEnabled)
    Given(reduceMotionIsDisabled)
    When(I: openSystemPreferences)
    When(I: terminateSystemPreferences)
    When(I: resetAllPrivacyPrompts)
  }
}
