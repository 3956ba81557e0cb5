import ScenarioKit
import Screens
import XCTest

/// Tests for assertions, and for failures as values: E78 to E82.
@preconcurrency @MainActor
final class AssertionTests: InteractionTestCase {
  private struct Blurred: Error {}

  func test_E78_aClaimIsCheckedOnTheElementOrOnItsAbsence() {
    passes(.twoSenders) { _ in
      select(.label("Off") && .type(.button)).assert(.isSufficientlyVisible && .isEnabled)
      select(.label("Nowhere")).assert(.isNotVisible).assert(.isAbsent).assert(!.isEnabled)
      let several = self.failure { () throws(InteractionFailure) in try select(.type(.button) && .label("Send")).attempt(assert: .isNotVisible) }
      XCTAssertEqual(several?.category, .severalElementsMatched)
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.label("Nowhere")).attempt(assert: .exists) }?.category, .assertionFailed)
    }
  }

  func test_E78_inLazyModeAClaimIsWaitedForAndInIdleModeTheAppIsIdleFirst() {
    passes(.counting) { _ in
      select(.label("Load")).perform(.tap)
      select(.label("Done")).assert(.exists)
      XCTAssertEqual(self.now, 1, accuracy: 0.001)
    }
    passes(.counting) { _ in
      withSynchronization(.untilIdle) { _ = select(.label("Load")).perform(.tap).assert(.exists) }
      XCTAssertEqual(self.now, 1, accuracy: 0.001)
    }
  }

  func test_E79_theFailureOfAnAssertionIsAValueAndTheTestGoesOn() {
    passes(.counting) { _ in
      let failure = self.failure { () throws(InteractionFailure) in try select(.label("Never")).attempt(assert: .isEnabled && .isSelected) }
      guard case .stateNotReached(let differences, _) = failure?.reason else { return XCTFail("\(String(describing: failure))") }
      XCTAssertEqual(differences.map(\.expected), ["is enabled", "is selected"])
      XCTAssertEqual(failure?.category, .assertionFailed)
      select(.label("Go 0")).perform(.tap)
    }
  }

  func test_E80_anAssertionMayInteractWithTheAppAndIsThenMadeOnce() {
    passes(.counting) { _ in
      var times = 0
      let counts = ElementAssertion("counts", onlyReads: false) { element in
        times += 1
        element?.tap()
        return Button(id: "Go 1").underlyingXCUIElement.exists
      }
      select(.label("Go 0")).assert(counts)
      XCTAssertEqual(times, 1)
    }
  }

  func test_E81_anAssertionOfOnesOwnIsAskedOfAnAbsentElementToo() {
    passes(.writing) { _ in
      let isPale = ElementAssertion("has an alpha of 0.5") { element in
        guard let element else { return false }
        return element.snapshot?.alpha == 0.5
      }
      select(.identifier("Sender")).assert(isPale)
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.label("Nowhere")).attempt(assert: isPale) }?.category, .assertionFailed)
      select(.label("Nowhere")).assert(ElementAssertion("is gone") { $0 == nil })
      let failure = self.failure { () throws(InteractionFailure) in
        try select(.identifier("Sender")).attempt(assert: ElementAssertion("is sharp") { _ in throw Blurred() })
      }
      XCTAssertTrue(failure?.message.contains("the assertion threw “Blurred()”") ?? false, failure?.message ?? "")
    }
  }

  func test_E82_eachKindOfFailureHasACategory() {
    var categories: [InteractionFailure.Category?] = []
    passes(.twoSenders) { _ in
      let send = select(.type(.button) && .label("Send"))
      categories.append(self.failure { () throws(InteractionFailure) in try select(.label("Nowhere")).attempt(.tap) }?.category)
      categories.append(self.failure { () throws(InteractionFailure) in try send.attempt(.tap) }?.category)
      categories.append(self.failure { () throws(InteractionFailure) in try send.atIndex(5).attempt(.tap) }?.category)
      categories.append(self.failure { () throws(InteractionFailure) in try select(.type(.button) && .label("Save")).attempt(.tap) }?.category)
      categories.append(self.failure { () throws(InteractionFailure) in try send.atIndex(0).attempt(ElementAction.checked("refuse") { _ in false }) }?.category)
      categories.append(self.failure { () throws(InteractionFailure) in try send.atIndex(0).attempt(assert: .isSelected) }?.category)
    }
    passes(.counting) { _ in
      withConfiguration {
        $0.synchronizationMode = .untilIdle
        $0.interactionTimeout = 0.5
      } operation: {
        select(.label("Load")).perform(.tap)
        categories.append(self.failure { () throws(InteractionFailure) in try select(.label("Load")).attempt(.tap) }?.category)
      }
    }
    XCTAssertEqual(
      categories,
      [.elementNotFound, .severalElementsMatched, .indexOutOfBounds, .conditionNotMet, .actionFailed, .assertionFailed, .timeout])
  }

  private func checkSeveralThings() {
    assertSoftly {
      select(.label("Never")).assert(.isEnabled)
      select(.label("Load")).assert(.isEnabled).assert(.isSelected)
      assertEqual(1, 2)
    }
  }

  func test_collectedAssertionsAreAllMadeAndFailAsOne() {
    let capture = FailureCapture(.counting) { _ in
      Scenario("Collecting") {
        Then(I: self.checkSeveralThings())
      }
    }
    XCTAssertEqual(capture.kinds, ["assertion.several"])
    XCTAssertEqual(
      capture.messages,
      [
        """
        Expected all claims to be true, but 3 of them are not.

          1. Expected the element that has the label “Never” to be enabled, but it is not enabled.
          2. Expected the element that has the label “Load” to be selected, but it is not selected.
          3. Expected two equal values, but they differ.
        """
      ])
  }

  func test_aFailedActionEndsCollectedAssertions() {
    let capture = FailureCapture(.counting) { _ in
      assertSoftly {
        select(.label("Nowhere")).perform(.tap)
        select(.label("Never")).assert(.isEnabled)
      }
    }
    XCTAssertEqual(capture.kinds, ["element.notFound"])
  }

  func test_whatFailedBeforeAnErrorIsThrownIsReported() {
    let capture = FailureCapture(.counting) { _ in
      try? assertSoftly {
        select(.label("Never")).assert(.isEnabled)
        throw Blurred()
      }
    }
    XCTAssertEqual(
      capture.messages.map { $0.prefix { $0 != "\n" } }, ["Expected the element that has the label “Never” to be enabled, but it is not enabled."])
    let thrown = FailureCapture(.counting) { _ in
      do { try assertSoftly { throw Blurred() } } catch { XCTAssertTrue(error is Blurred) }
    }
    XCTAssertEqual(thrown.kinds, [])
  }
}
