import ScenarioKit
import XCTest

@testable import Driving

@MainActor
final class ExampleWalkTests: XCTestCase {
  /// Each command of the walk works, and its answer is short.
  func test_theWalkWorks() {
    let replies = Driven.run(ExampleWalk.app, ExampleWalk.commands)
    XCTAssertEqual(replies.count, ExampleWalk.commands.count + 1)
    for (reply, words) in zip(replies.dropFirst(), ExampleWalk.commands) {
      XCTAssertEqual(reply.status, 0, "\(words): \(reply.text)")
      XCTAssertLessThanOrEqual(reply.text.count, ScreenAnswer.limit, "\(words)")
      XCTAssertNotNil(reply.action, "\(words)")
    }
    XCTAssertFalse(replies.contains { "\($0.text)\($0.json)\($0.screen ?? "")\(($0.action?.words ?? ""))\($0.action?.values ?? [])".contains("Password1") })
  }

  /// The same actions lead to equal screens in a new session, after each action.
  func test_aReplayIsExact() {
    let replies = Driven.run(ExampleWalk.app, ExampleWalk.commands)
    var request = DriveRequest(.replay)
    request.actions = Driven.steps(replies)
    request.secrets = replies.reduce(into: [:]) { $0.merge($1.secrets) { $1 } }
    let replay = Driven.replies(ExampleWalk.app, [request])[1]
    XCTAssertEqual(replay.status, 0, replay.text)
    XCTAssertEqual(replay.count, ExampleWalk.commands.count)
    XCTAssertEqual(replay.screens, replies.dropFirst().map { $0.screen ?? "" })
  }

  /// A secret is hidden in JSON, too, where its quotation marks are written in another way.
  func test_noAnswerShowsASecret() {
    let secret = "p\"a\\s/s"
    let replies = Driven.run(ExampleWalk.app, [["type", "PasswordField", secret], ["expect", "PasswordField", "value", secret]])
    XCTAssertEqual(replies.last?.status, 1)
    for reply in replies {
      let all = "\(reply.text) \(reply.json) \(reply.screen ?? "")"
      for form in [secret, "p\\\"a\\\\s/s"] { XCTAssertFalse(all.contains(form), all) }
    }
  }
}
