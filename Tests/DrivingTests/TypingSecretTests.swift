import ScenarioKit
import XCTest

@testable import Driving

@MainActor
final class TypingSecretTests: XCTestCase {
  /// A session that was idle for too long is resumed without what was typed into its secure fields.
  func test_aTextThatIsNoLongerKnownIsSaid() {
    let replies = Driven.run(ExampleWalk.app, Array(ExampleWalk.commands.prefix(2)))
    var request = DriveRequest(.replay)
    request.actions = Driven.steps(replies)
    let replay = Driven.replies(ExampleWalk.app, [request])[1]
    XCTAssertEqual(replay.status, 1)
    XCTAssertEqual(replay.count, 1)
    let message = "The text “PASSWORD_FIELD” of a secure field is no longer known, because a stopped or idle session deletes it."
    XCTAssertTrue(replay.text.hasPrefix(message), replay.text)
    XCTAssertTrue(replay.text.contains("type it again."), replay.text)
    request.secrets = ["PASSWORD_FIELD": "Password1"]
    XCTAssertEqual(Driven.replies(ExampleWalk.app, [request])[1].status, 0)
  }
}
