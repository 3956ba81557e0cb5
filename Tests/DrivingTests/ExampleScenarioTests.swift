import Foundation
import ScenarioKit
import XCTest

@testable import Driving

/// Tests of the scenario of a walk through the example app, which uses the example's own screens and functions.
@MainActor
final class ExampleScenarioTests: XCTestCase {
  private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../NotInstagramScenariosTests/DrivenWalkTests.swift")

  /// The walk's scenario is the file that `save` wrote and that runs with the other tests.
  func test_theScenarioOfTheWalkIsTheSavedTest() throws {
    let words = ["--file", file.path, "--module", "NotInstagramScenariosTests", "--imports", "NotInstagram,NotInstagramScenarios", "--name", "A walk through the app"]
    let reply = scenario(words)
    XCTAssertEqual(reply.status, 0, reply.text)
    XCTAssertEqual(reply.text, try String(contentsOf: file, encoding: .utf8))
  }

  func test_aStyleThatDoesNotExistIsSaid() {
    XCTAssertEqual(scenario(["--style", "robot"]).text, "--style can be “scenario” or “xcuitest”, and not “robot”.")
  }

  /// A step that XCUITest has no words for isn't left out silently.
  func test_aPlainTestOfTheWalkIsRefused() {
    let reply = scenario(["--style", "xcuitest"])
    XCTAssertEqual(reply.status, 1)
    XCTAssertTrue(reply.text.hasPrefix("XCUITest has no words for these steps, so the test would not do the same:\n  set stepper \"Keep posts for 7 days\" to 8\n"), reply.text)
  }

  /// A switch that is in the wanted state isn't tapped, because a tap would turn it back.
  func test_aPlainTestLeavesASwitchInItsState() {
    let commands = Array(ExampleWalk.commands.prefix(4)) + [["tap", "Profile"], ["toggle", "Private account", "off"], ["toggle", "Private account", "on"]]
    let text = scenario(["--style", "xcuitest"], commands).text
    XCTAssertEqual(text.ranges(of: "app.switches[\"Private account\"].tap()").count, 1, text)
    XCTAssertTrue(text.contains("ProcessInfo.processInfo.environment[\"PASSWORD_FIELD\"]"), text)
  }

  /// A function doesn't replace steps between which something is asserted, because the assertion would be lost.
  func test_noAssertionIsLostInAFunction() {
    let commands = ExampleWalk.commands.prefix(1) + [["expect", "UsernameField", "value", "My username"]] + ExampleWalk.commands[1...3]
    let reply = scenario(["--module", "NotInstagramScenariosTests", "--imports", "NotInstagram,NotInstagramScenarios"], Array(commands))
    XCTAssertEqual(reply.status, 0, reply.text)
    XCTAssertTrue(reply.text.contains("Then(the: value(of: loginScreen.usernameField, is: \"My username\"))"), reply.text)
    XCTAssertFalse(reply.text.contains("logIn)"), reply.text)
    let without = scenario(["--module", "NotInstagramScenariosTests", "--imports", "NotInstagram,NotInstagramScenarios"], Array(ExampleWalk.commands.prefix(4)))
    XCTAssertTrue(without.text.contains("When(I: logIn)"), without.text)
  }

  private func scenario(_ words: [String], _ commands: [[String]] = ExampleWalk.commands) -> DriveReply {
    let replies = Driven.run(ExampleWalk.app, commands)
    var request = DriveRequest(.scenario)
    request.words = ["scenario"] + words
    request.actions = Driven.steps(replies)
    request.secrets = replies.reduce(into: [:]) { $0.merge($1.secrets) { $1 } }
    return Driven.replies(ExampleWalk.app, [request], .ofProcess)[1]
  }
}
