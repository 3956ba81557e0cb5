import TABTestKit

/// Tests for waiting: T40 to T44.
final class WaitingTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.touches }

  private let late = Button(id: "Late")

  func test_T40_awaitWaitsForEveryStateUpTo30Seconds() {
    tap(Button(id: "Wait for it"))
    late.await(.exists, .hittable, .enabled)
    XCTAssertEqual(seconds, 3)
    Button(id: "Tap me not").waitFor(.enabled, timeout: 1)
    XCTAssertEqual(kinds { late.await(.exists) }, ["state.notReached"])
    XCTAssertEqual(kinds { late.waitFor(.exists) }, ["state.notReached"])
    // An empty list of states fails the test and doesn't crash.
    XCTAssertEqual(kinds { late.await([]) }, ["input.noStates"])
    // A state that was met earlier but no longer is counts as not met.
    XCTAssertEqual(
      kinds {
        tap(Button(id: "Wait for it"))
        Button(id: "Either").await(.enabled)
        Button(id: "Either").await(.enabled, .selected)
      }, ["state.notReached"])
    // The button goes away after 63 seconds, so it still exists after the longest wait.
    XCTAssertEqual(
      kinds {
        tap(Button(id: "Wait for it"))
        late.await(.exists, .selected)
        XCTAssertEqual(seconds, 30)
      }, ["state.notReached"])
  }

  func test_T41_awaitNotWaitsForTheOpposite() {
    tap(Button(id: "Wait for it"))
    late.await(.exists)
    late.await(not: .exists, timeout: 61)
    XCTAssertEqual(seconds, 63)
    late.waitFor(not: .exists, .visible)
    XCTAssertEqual(kinds { Button(id: "Tap me").waitFor(not: .exists) }, ["state.notReached"])
    // None of the states may be met after 30 seconds.
    XCTAssertEqual(kinds { Button(id: "Tap me").await(not: .selected, .enabled) }, ["state.notReached"])
    XCTAssertEqual(
      kinds {
        tap(Button(id: "Wait for it"))
        late.await(.exists)
        late.await(not: .exists)
        XCTAssertEqual(seconds, 33)
      }, ["state.notReached"])
    XCTAssertEqual(kinds { Button(id: "Tap me").await(not: .exists, timeout: 5) }, ["state.notReached"])
  }

  func test_T42_determineAnswersAndNeverFails() {
    XCTAssertEqual(
      kinds {
        tap(Button(id: "Wait for it"))
        XCTAssertFalse(late.determine(.exists, timeout: 2))
        XCTAssertEqual(seconds, 2)
        XCTAssertTrue(late.determine(.exists))
        XCTAssertEqual(seconds, 3)
        XCTAssertFalse(late.determine(not: .exists))
        XCTAssertEqual(seconds, 13)
      }, [])
  }

  func test_T43_waitingChecksFirstAndEndsAtTheMomentOfTheChange() {
    XCTAssertTrue(Button(id: "Tap me").determine(.exists, timeout: 0))
    XCTAssertEqual(seconds, 0)
    tap(Button(id: "Wait for it"))
    XCTAssertTrue(late.underlyingXCUIElement.waitForExistence(timeout: 10))
    XCTAssertEqual(seconds, 3)
    // If nothing is pending, the wait ends at once.
    XCTAssertEqual(
      kinds {
        XCTAssertFalse(late.determine(.exists))
        XCTAssertEqual(seconds, 0)
      }, [])
  }

  func test_T44_aFatalFailureIsRecordedAndEndsTheScenarioNotTheProcess() {
    var reached: [String] = []
    let failures = failures {
      Scenario("UsageError") {
        Given(I: giveUp())
        reached.append("the line after the step")
        Then(I: note(&reached, "the next step"))
      }
    }
    XCTAssertEqual(failures.map(\.message), ["This cannot be tested."])
    XCTAssertEqual(failures.map(\.kind), ["test.fatal"])
    XCTAssertEqual(reached, ["the line after the step"])
  }

  private func giveUp() { XCTFatalFail("This cannot be tested.") }

  private func note(_ events: inout [String], _ event: String) { events.append(event) }
}
