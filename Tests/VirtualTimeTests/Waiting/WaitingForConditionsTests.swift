import ScenarioKit
import Screens
import XCTest

/// A test's own conditions and resources: E105 to E107.
@preconcurrency @MainActor
final class WaitingForConditionsTests: BusyAppTestCase {
  func test_E105_aConditionIsWaitedForInVirtualTimeAndDoesNotFailTheTest() {
    passes(BusyApp.sleeping(3)) { user in
      let loaded = Condition("The feed is loaded") { busyScreen.count.label == "1" }
      XCTAssertEqual(loaded.name, "The feed is loaded")
      Scenario("Loading") {
        When(I: user.tap(busyScreen.loadButton))
        Then(I: XCTAssertFalse(loaded.wait(timeout: 2)))
      }
      XCTAssertEqual(self.now, 2)
      XCTAssertTrue(loaded.wait(timeout: 2))
      XCTAssertEqual(self.now, 3)
    }
  }

  func test_E105_aConditionIsCheckedAtLeastOnce() {
    passes(BusyApp.sleeping(3)) { _ in
      var checks = 0
      let condition = Condition("Checked") {
        checks += 1
        return true
      }
      XCTAssertTrue(condition.wait(timeout: 0))
      XCTAssertEqual(checks, 1)
    }
  }

  func test_E105_theFirstCheckSeesWhatTheTestItselfHasChanged() {
    let model = FeedModel()
    passes(AppUnderTest(name: "Feed") { FeedModelView(model: model) }) { _ in
      model.count = 7
      XCTAssertTrue(Condition("The feed is loaded") { busyScreen.count.underlyingXCUIElement.label == "7" }.wait(timeout: 0))
    }
  }

  func test_E105_aNegativeTimeoutFailsTheTestAtItsLine() {
    let capture = FailureCapture(BusyApp.sleeping(3)) { _ in
      XCTAssertFalse(Condition("The feed is loaded") { true }.wait(timeout: -1))
    }
    XCTAssertEqual(capture.lines, [#line - 2])
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not wait for the condition “The feed is loaded”: the timeout -1.0 cannot be used.

        expected: 0 or more seconds
        actual:   -1.0

        What to do: set it to 0 or more. With a timeout of 0, the condition is checked once.
        """
      ])
  }

  func test_E106_aConditionIsCheckedNoMoreOftenThanThePollInterval() {
    passes(BusyApp.sleeping(3)) { user in
      user.tap(busyScreen.loadButton)
      var checks: [Double] = []
      let condition = Condition("The feed is loaded") {
        checks.append(self.now)
        return busyScreen.count.label == "1"
      }
      XCTAssertTrue(condition.wait(timeout: 10, pollInterval: 2))
      XCTAssertEqual(checks, [0, 2, 3])
    }
  }

  func test_E107_aRegisteredResourceIsWaitedForUntilItIsDeregistered() {
    passes(BusyApp.sleeping(0)) { user in
      withSynchronization(.untilIdle) {
        let upload = CountedUpload()
        IdlingResources.register(upload)
        upload.looksLeft = 20
        user.tap(busyScreen.nextButton)
        XCTAssertEqual(upload.looksLeft, 0)
        upload.looksLeft = 20
        IdlingResources.deregister(upload)
        user.tap(busyScreen.nextButton)
        XCTAssertEqual(upload.looksLeft, 20)
      }
    }
  }

  func test_E107_aResourceThatStaysBusyIsNamedWithItsReason() {
    withConfiguration {
      $0.synchronizationMode = .untilIdle
      $0.interactionTimeout = 0.02
    } operation: {
      assertFailure(
        BusyApp.sleeping(0), "app.neverIdle",
        tells: """
          Could not tap Button “Next”: the app did not become idle.

          Waited 0.02 seconds. Time is real while work outside virtual time is busy.

          Busy:
            1. the upload of the avatar (idling resource), busy since 0 s, with the reason: 3 of 20 pictures are sent

          Query:
            Button with id “Next”
            in App “Feed”

          Found:
            1. Button “Next”

          What to do: when its work is over, make the resource’s `isIdle` true or remove the resource with `IdlingResources.deregister(…)`; raise interactionTimeout if the work takes longer.
          """
      ) { user in
        IdlingResources.register(Upload())
        user.tap(busyScreen.nextButton)
      }
    }
  }

  func test_E107_withoutADeviceAResourceCannotBeRegistered() {
    let reporter = FailureCapture.Reporter()
    let run = ScenarioRun(feature: "Resources", test: "test", reporter: reporter, journal: nil, console: nil, scheduler: nil)
    let line = #line + 1
    run.perform { IdlingResources.register(Upload()) }
    XCTAssertEqual(reporter.lines, [line])
    XCTAssertEqual(
      reporter.messages,
      [
        """
        Could not register the upload of the avatar as an idling resource: there is no simulated device here.

        What to do: register it in a test that has a device: in a ScreenTestCase, or in a Swift Testing test with the screen test trait.
        """
      ])
  }
}

private final class Upload: IdlingResource, @unchecked Sendable {
  let name = "the upload of the avatar"
  var isIdle = false
  let busyReason: String? = "3 of 20 pictures are sent"
}

/// A resource that is busy until its state was read a number of times.
private final class CountedUpload: IdlingResource, @unchecked Sendable {
  let name = "the upload"
  var looksLeft = 0

  var isIdle: Bool {
    if looksLeft == 0 { return true }
    looksLeft -= 1
    return false
  }
}
