import Foundation
import ScenarioKit
import Screens
import XCTest

@testable import Driving

/// Tests of typed secrets: they are in no answer, no action and no code.
@MainActor
final class SecretsOfScenariosTests: XCTestCase {
  private static let app = DriveLoop.KnownApp(name: "ControlsApp", module: "DrivingTests", app: AppUnderTest(ControlsApp.self))

  private func scenario(_ commands: [[String]], _ words: [String] = []) -> (replies: [DriveReply], scenario: DriveReply) {
    let replies = Driven.run(Self.app, commands)
    var request = DriveRequest(.scenario)
    request.words = ["scenario"] + words
    request.actions = Driven.steps(replies)
    request.secrets = replies.reduce(into: [:]) { $0.merge($1.secrets) { $1 } }
    return (replies, Driven.replies(Self.app, [request])[1])
  }

  /// The app shows the secret, and the steps check that.
  func test_aSecretIsReadFromTheEnvironmentEverywhere() {
    let commands = [["type", "PIN", "hunter2"], ["toggle", "Show PIN", "on"], ["expect", "ShownPIN", "label", "The PIN is hunter2"], ["expect", "PIN", "value", "hunter2"]]
    let (replies, scenario) = scenario(commands)
    XCTAssertEqual(scenario.status, 0, scenario.text)
    XCTAssertTrue(scenario.text.contains(#"type(secret("PIN"), into: "#), scenario.text)
    XCTAssertTrue(scenario.text.contains(#"is: "The PIN is \(secret("PIN"))""#), scenario.text)
    for reply in replies + [scenario] {
      let all = "\(reply.text) \(reply.json) \(reply.screen ?? "") \(reply.action.map { "\($0)" } ?? "")"
      XCTAssertFalse(all.contains("hunter2"), all)
    }
    let (_, plain) = self.scenario(Array(commands.prefix(3)), ["--style", "xcuitest"])
    XCTAssertTrue(plain.text.hasPrefix("let secret_PIN = try XCTUnwrap(ProcessInfo.processInfo.environment[\"PIN\"])\n"), plain.text)
    XCTAssertTrue(plain.text.contains(".typeText(secret_PIN)"), plain.text)
    XCTAssertFalse(plain.text.contains("hunter2"), plain.text)
  }

  /// The name of a secret can contain the text of another one.
  func test_aMarkInAnActionKeepsItsName() {
    let secrets = ["PASSWORD": "hunter22", "PIN": "PASS"]
    var action = DrivenAction("expect")
    action.values = ["hunter22 or PASS", "PASS", "a PIN"]
    let hidden = action.hiding(secrets)
    XCTAssertFalse(hidden.values.contains { $0.contains("hunter2") })
    XCTAssertEqual(hidden.showing(secrets).values, action.values)
  }

  /// A secret that is a word of the code or of JSON doesn't change them.
  func test_aSecretThatIsAWordOfTheCodeChangesNothing() throws {
    for secret in ["test", "button", "elements"] {
      let (replies, scenario) = scenario([["type", "PIN", secret], ["tap", "Ask"]])
      XCTAssertTrue(scenario.text.contains(#"type(secret("PIN"), into: "#), scenario.text)
      XCTAssertTrue(scenario.text.contains(#"Cell(id: "Ask", parent: App.shared)"#), scenario.text)
      XCTAssertTrue(scenario.json.contains(#""test":"#), scenario.json)
      XCTAssertTrue(replies[2].json.contains(#""elements":"#), replies[2].json)
    }
  }

  /// A name in code would show the text, too.
  func test_aSecretIsInNoNameOfTheCode() {
    let (_, scenario) = scenario([["type", "PIN", "Gone"], ["tap", "button", "Gone"]])
    XCTAssertTrue(scenario.text.contains(#"let secretButton = Button(id: secret("PIN"))"#), scenario.text)
    XCTAssertFalse(scenario.text.lowercased().contains("gone"), scenario.text)
  }

  func test_aTextForASecureFieldCanBeNamedOrPlain() {
    let (replies, scenario) = scenario([["type", "PIN", "1111", "--secret", "WRONG_PIN"], ["clear", "PIN"], ["type", "PIN", "2222", "--plain"]])
    XCTAssertEqual(replies.map(\.status), [0, 0, 0, 0], replies.map(\.text).joined())
    XCTAssertEqual(replies[1].secrets, ["WRONG_PIN": "1111"])
    XCTAssertTrue(scenario.text.contains(#"secret("WRONG_PIN")"#), scenario.text)
    XCTAssertTrue(scenario.text.contains(#"type("2222""#), scenario.text)
  }

  /// Another text for one field gets another name, so a replay types both.
  func test_eachTextOfAFieldHasItsName() {
    let replies = Driven.run(Self.app, [["type", "PIN", "1111"], ["type", "PIN", "2222"], ["type", "PIN", "1111"]])
    XCTAssertEqual(replies.dropFirst().map { $0.action?.secret }, ["PIN", "PIN_2", "PIN"])
  }

  /// The message about wrong words doesn't show the part of a secret that was taken for another word.
  func test_aRefusedTextIsNotShown() {
    let replies = Driven.run(Self.app, [["type", "PIN", "correct", "horse"], ["type", "PIN", "--hunter2"], ["type", "PIN", "ab"]])
    XCTAssertEqual(replies[1].text, "type requires one text. Put a text with spaces into quotation marks: type [ELEMENT] TEXT [--secret NAME] [--plain].")
    XCTAssertEqual(replies[1].status, 2)
    XCTAssertEqual(replies[2].status, 0, replies[2].text)
    XCTAssertFalse(replies[2].text.contains("hunter2"))
    XCTAssertEqual(replies[2].secrets, ["PIN": "--hunter2"])
    XCTAssertEqual(replies[3].secrets, ["PIN_2": "ab"])
  }
}
