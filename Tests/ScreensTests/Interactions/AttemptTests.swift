import ScenarioKit
import Screens
import XCTest

/// Tests for throwing failures instead of reporting them: E79, for steps, the keyboard, the device and values.
@preconcurrency @MainActor
final class AttemptTests: InteractionTestCase {
  private let never = Button(id: "Never")

  /// Returns the failure that a part of a test throws, or `nil` if it doesn't throw.
  private func thrown(_ body: () throws(InteractionFailure) -> Void) -> InteractionFailure? {
    do throws(InteractionFailure) {
      try attempt(body)
      return nil
    } catch {
      return error
    }
  }

  func test_theFailureOfATypedStepIsThrownAndTheTestGoesOn() {
    passes(.counting) { user in
      let failure = self.thrown { user.tap(self.never) }
      XCTAssertEqual(failure?.kind, "element.disabled")
      XCTAssertEqual(failure?.category, .conditionNotMet)
      XCTAssertEqual(failure?.elements?.matches.first?.label, "Never")
      user.tap(Button(id: "Go 0"))
      user.see(Button(id: "Go 1"))
    }
  }

  func test_theFailureWithinAStepOfAScenarioIsThrown() {
    passes(.counting) { user in
      let failure = self.thrown { Scenario("Trying") { When(I: user.tap(self.never)) } }
      XCTAssertEqual(failure?.kind, "element.disabled")
    }
  }

  func test_eachInteractionAndAssertionThrowsItsFailure() {
    let nowhere = Button(id: "Nowhere")
    let cases: [(String, InteractionFailure.Category, (FailureCapture) -> Void)] = [
      ("keyboard.dismiss", .conditionNotMet, { _ in keyboard.dismiss() }),
      ("keyboard.type", .conditionNotMet, { _ in keyboard.type("Ada") }),
      ("tap", .elementNotFound, { $0.tap(nowhere) }),
      ("scroll", .elementNotFound, { $0.scroll(ScrollView(id: "Nowhere"), .downwards, until: Button(id: "Nowhere"), is: .visible) }),
      ("tap all", .elementNotFound, { $0.tap(allElements(.label("Nowhere"))) }),
      ("pinch", .elementNotFound, { $0.perform(.pinch(.outward), on: nowhere) }),
      ("see", .elementNotFound, { $0.see(nowhere) }),
      ("state", .assertionFailed, { $0.state(of: Button(id: "Never"), is: .enabled) }),
      ("layout", .assertionFailed, { $0.layout(of: Button(id: "Go 0"), is: .below(Button(id: "Load"))) }),
      ("assertEqual", .assertionFailed, { _ in assertEqual(1, 2) }),
      ("assertSoftly", .assertionFailed, { _ in assertSoftly { assertTrue(false) } }),
      ("reading", .elementNotFound, { _ in _ = nowhere.label }),
    ]
    passes(.counting) { user in
      for (name, category, interaction) in cases {
        let failure = self.thrown { interaction(user) }
        XCTAssertEqual(failure?.category, category, "\(name): \(failure?.message ?? "")")
      }
    }
  }

  func test_theFailureIsThatOfTheFirstInteractionAndTheOthersDoNothing() {
    passes(.counting) { user in
      let failure = self.thrown {
        assertEqual(1, 2)
        user.tap(Button(id: "Go 0"))
        user.tap(self.never)
      }
      XCTAssertEqual(failure?.kind, "assertion.equal")
      user.see(Button(id: "Go 0"))
    }
  }

  func test_theValueOfTheClosureIsReturned() {
    passes(.counting) { user in
      do throws(InteractionFailure) {
        let label = try attempt {
          user.tap(Button(id: "Go 0"))
          return Button(id: "Go 1").label
        }
        XCTAssertEqual(label, "Go 1")
        let isTurned: Bool = try attempt { user.rotateDevice(to: .landscapeLeft) }
        XCTAssertTrue(isTurned)
        try attempt { user.removeAllAlerts() }
      } catch {
        XCTFail(error.message)
      }
    }
  }

  func test_aPartThatWaitsThrowsItsFirstFailureToo() async {
    let session = ScreenSession(appUnderTest: .counting, feature: "Attempts", test: "test", reporter: FailureCapture.Reporter(), journal: nil, console: nil)
    await session.perform {
      session.launch(clean: true)
      do throws(InteractionFailure) {
        let label = try await attempt { () async throws(InteractionFailure) in
          await Task.yield()
          Button(id: "Go 0").tap()
          return Button(id: "Go 1").label
        }
        XCTAssertEqual(label, "Go 1")
        // A part without waits doesn't need `await`, even in an async test.
        try attempt { Button(id: "Go 1").tap() }
        try await attempt { () async throws(InteractionFailure) in
          await Task.yield()
          self.never.tap()
          Button(id: "Go 2").tap()
        }
        XCTFail("It throws nothing.")
      } catch {
        XCTAssertEqual(error.kind, "element.disabled")
      }
      XCTAssertEqual(Button(id: "Go 2").label, "Go 2", "the tap after the failure did nothing")
    }
  }

  func test_oneWithinAnotherKeepsItsFailureUnlessItIsPassedOn() {
    passes(.counting) { user in
      var inner: InteractionFailure?
      let outer = self.thrown {
        inner = self.thrown { user.tap(self.never) }
        user.tap(Button(id: "Go 0"))
      }
      XCTAssertNil(outer)
      XCTAssertEqual(inner?.kind, "element.disabled")
      user.see(Button(id: "Go 1"))
      let passedOn = self.thrown { () throws(InteractionFailure) in _ = try select(self.never).attempt(.tap) }
      XCTAssertEqual(passedOn?.kind, "action.conditionNotMet")
    }
  }

  func test_aMistakeOfTheAppFailsTheTestAndNothingIsThrown() {
    let capture = FailureCapture(AppUnderTest(VisitingApp.self)) { user in
      XCTAssertNil(self.thrown { user.tap(Button(id: "Visit")) })
    }
    XCTAssertEqual(capture.kinds, ["view.stateChangedInBody"])
  }

  func test_turningAndShakingThrowTheirFailures() {
    passes(AppUnderTest(name: "Motion") { RestlessMotionView() }) { user in
      withSynchronization(.untilIdle) {
        XCTAssertEqual(self.thrown { user.rotateDevice(to: .landscapeLeft) }?.category, .timeout)
        XCTAssertEqual(self.thrown { user.shakeDevice() }?.category, .timeout)
      }
    }
  }

  func test_afterAFailureNothingIsDoneAndNothingIsThrown() {
    let capture = FailureCapture(.counting) { user in
      user.tap(self.never)
      XCTAssertNil(self.thrown { user.tap(Button(id: "Nowhere")) })
    }
    XCTAssertEqual(capture.kinds, ["element.disabled"])
  }
}
