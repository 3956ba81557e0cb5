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
    XCTAssertTrue(reply.text.hasPrefix("XCUITest has no words for these steps, so the test would not do the same:\n  scroll table Posts to “Post 15”\n"), reply.text)
  }

  private func scenario(_ words: [String]) -> DriveReply {
    let replies = Driven.run(ExampleWalk.app, ExampleWalk.commands)
    var request = DriveRequest(.scenario)
    request.words = ["scenario"] + words
    request.actions = Driven.steps(replies)
    request.secrets = replies.reduce(into: [:]) { $0.merge($1.secrets) { $1 } }
    return Driven.replies(ExampleWalk.app, [request], .ofProcess)[1]
  }
}
