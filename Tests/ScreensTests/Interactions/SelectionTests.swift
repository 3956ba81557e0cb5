import ScenarioKit
import Screens
import XCTest

/// Tests for selecting an element, as in EarlGrey: E1 to E10.
@preconcurrency @MainActor
final class SelectionTests: InteractionTestCase {
  func test_E1_nothingIsLookedUpBeforeItsUseAndEachUseLooksAnew() {
    passes(.counting) { _ in
      var asked = 0
      let selection = select(
        .type(.button)
          && ElementMatcher("is Go") { element in
            asked += 1
            return element.label.hasPrefix("Go")
          })
      XCTAssertEqual(asked, 0)
      var labels: [String] = []
      let noting = ElementAction("note") { labels.append($0.snapshot?.label ?? "") }
      selection.perform(noting).perform(.tap).perform(noting)
      XCTAssertGreaterThan(asked, 0)
      XCTAssertEqual(labels, ["Go 0", "Go 1"])
    }
  }

  func test_E1_aChainMayFindDifferentElements() {
    passes(.twoSenders) { _ in
      var found: [ElementSnapshot?] = []
      let isFirst = Noted(true)
      let matcher = ElementMatcher("is of the box") { ($0.parent?.identifier == (isFirst.value ? "SendMessage" : "Draft")) && $0.type == .button }
      let noting = ElementAction("note") { found.append($0.snapshot) }
      let selection = select(matcher).perform(noting)
      isFirst.value = false
      selection.perform(noting)
      XCTAssertEqual(found.map { $0?.parent?.identifier }, ["SendMessage", "Draft"])
    }
  }

  func test_E2_actionsAndAssertionsAreChainedAndEachWaitsUntilTheAppIsIdle() {
    passes(.counting) { _ in
      withSynchronization(.untilIdle) {
        select(.label("Load")).perform(.tap)
        let start = self.now
        select(.label("Done")).assert(.isEnabled).perform(.tap).assert(.exists).perform(.tap)
        XCTAssertEqual(self.now - start, 1, accuracy: 0.001)
      }
    }
  }

  func test_E2_inLazyModeEachWaitsForWhatItNeeds() {
    passes(.counting) { _ in
      select(.label("Load")).perform(.tap).assert(.isEnabled)
      XCTAssertEqual(self.now, 0, "nothing had to be waited for")
      select(.label("Soon")).assert(!.isEnabled).perform(.tap)
      XCTAssertEqual(self.now, 1, accuracy: 0.001, "the tap needs the button enabled")
    }
  }

  func test_E3_oneMatchIsRequired() {
    passes(.twoSenders) { _ in
      let several = self.failure { () throws(InteractionFailure) in try select(.type(.button) && .label("Send")).attempt(.tap) }
      XCTAssertEqual(several?.category, .severalElementsMatched)
      XCTAssertEqual(several?.findings?.count, 2)
      let none = self.failure { () throws(InteractionFailure) in try select(.type(.button) && .label("Nowhere")).attempt(.tap) }
      XCTAssertEqual(none?.category, .elementNotFound)
    }
  }

  func test_E4_theIndexCountsOnlyWhereSeveralMatch() {
    passes(.twoSenders) { _ in
      var found: [String?] = []
      let noting = ElementAction("note") { found.append($0.snapshot?.parent?.identifier) }
      select(.type(.button) && .label("Send")).atIndex(1).perform(noting)
      select(.type(.button) && .label("Send")).atIndex(0).perform(noting)
      select(.type(.button) && .label("Save")).atIndex(7).perform(noting)
      XCTAssertEqual(found, ["Draft", "SendMessage", "Box"])
      let beyond = self.failure { () throws(InteractionFailure) in try select(.type(.button) && .label("Send")).atIndex(2).attempt(.tap) }
      XCTAssertEqual(beyond?.category, .indexOutOfBounds)
    }
  }

  func test_E5_anElementAroundItMatchesAndALaterRootReplacesIt() {
    passes(.twoSenders) { _ in
      var found: [String?] = []
      let noting = ElementAction("note") { found.append($0.snapshot?.parent?.identifier) }
      let send = select(.type(.button) && .label("Send"))
      send.inRoot(.identifier("Draft")).perform(noting)
      send.inRoot(.identifier("Draft")).inRoot(.identifier("SendMessage")).perform(noting)
      send.inRoot(.inside(SendMessageView.self)).perform(noting)
      send.inRoot(View(id: "Draft")).perform(noting)
      XCTAssertEqual(found, ["Draft", "SendMessage", "SendMessage", "Draft"])
      select(.identifier("Draft")).inRoot(.identifier("Draft")).assert(.isAbsent)
    }
  }

  func test_E5_aRootIsAViewWhoseBodyIsAPlainStack() {
    passes(.cards) { _ in
      var found: [String?] = []
      let noting = ElementAction("note") { found.append($0.snapshot?.identifier) }
      let send = select(.type(.button) && .label("Send"))
      send.inRoot(.view(MessageCard.self)).perform(noting)
      send.inRoot(.inside(MessageCard.self)).perform(noting)
      send.inRoot(.view(DraftCard.self)).perform(noting)
      send.inRoot(.view(LoneCard.self)).perform(noting)
      send.inRoot(.view(named: "DraftCard")).perform(noting)
      send.inRoot(.view(conformingTo: (any Sending.Type).self)).perform(noting)
      XCTAssertEqual(found, ["First", "First", "Second", "Third", "Second", "Third"])
      send.inRoot(.view(SenderLabel.self)).assert(.isAbsent)
      let several = self.failure { () throws(InteractionFailure) in try send.inRoot(.view(MessageCard.self) || .view(LoneCard.self)).attempt(.tap) }
      XCTAssertEqual(several?.category, .severalElementsMatched)
    }
  }

  func test_E5_aViewWithoutAnElementIsNoMatchAndTheMessageSaysWhatToDo() {
    passes(.cards) { _ in
      let acted = self.failure { () throws(InteractionFailure) in try select(.view(MessageCard.self)).attempt(.tap) }
      XCTAssertEqual(acted?.category, .elementNotFound)
      XCTAssertEqual(acted?.message.contains("What to do: use the view as the root"), true, acted?.message ?? "")
      let asserted = self.failure { () throws(InteractionFailure) in try select(.view(MessageCard.self)).attempt(assert: .isEnabled) }
      XCTAssertEqual(asserted?.message.contains("What to do: use the view as the root"), true, asserted?.message ?? "")
      let denied = self.failure { () throws(InteractionFailure) in try select(.view(MessageCard.self)).attempt(assert: .isAbsent) }
      XCTAssertEqual(denied?.message.contains("is a view on the screen whose body has several elements"), true, denied?.message ?? "")
      select(.view(SenderLabel.self)).assert(.isAbsent)
      select(.view(MessageCard.self)).inRoot(.identifier("Box")).assert(.isAbsent)
      select(.inside(MessageCard.self) && .label("Nowhere")).assert(.isAbsent)
      let absent = self.failure { () throws(InteractionFailure) in try select(.view(SenderLabel.self)).attempt(.tap) }
      XCTAssertEqual(absent?.message.contains("use the view as the root"), false, absent?.message ?? "")
    }
  }

  func test_E6_aSearchActsUntilTheElementIsThere() {
    passes(.longList) { _ in
      var looks = 0
      let counting = withInteractionHooks(InteractionHooks(after: { if $0.kind == .action { looks += 1 } })) {
        select(.label("Row 40") && .type(.button)).searching(with: .scroll(.down, by: 50), on: .type(.table)).perform(.tap).assert(.exists)
      }
      _ = counting
      XCTAssertGreaterThan(looks, 10)
      let scrolled = looks
      select(.label("Row 40") && .type(.button)).searching(with: .scroll(.down, by: 50), on: Table(id: "Rows")).perform(.tap)
      XCTAssertEqual(looks, scrolled, "what is there needs no search")
    }
  }

  func test_E6_aSearchIsMadeAtLeastOnceAndEndsWithItsLimits() {
    passes(.longList) { _ in
      var acted = 0
      let act = ElementAction("touch") { _ in
        acted += 1
        TimeLapse.advance(by: .seconds(10))
      }
      let missing = select(.label("Nowhere"))
      _ = self.failure { () throws(InteractionFailure) in try missing.searching(with: act, on: .type(.table), timeout: 0).attempt(.tap) }
      XCTAssertEqual(acted, 1)
      _ = self.failure { () throws(InteractionFailure) in try missing.searching(with: act, on: .type(.table)).attempt(.tap) }
      XCTAssertEqual(acted, 4, "30 seconds")
      let failure = self.failure { () throws(InteractionFailure) in try missing.searching(with: act, on: .type(.table), maxTries: 2).attempt(.tap) }
      XCTAssertEqual(acted, 6)
      XCTAssertEqual(failure?.kind, "element.searchFailed")
    }
  }

  func test_E6_theAppComesToRestBetweenTheSearchActionAndTheNextLook() {
    passes(.counting) { _ in
      let acted = Noted<[String]>([])
      let noting = InteractionHooks(after: { if $0.kind == .action { acted.value.append($0.element?.label ?? "nothing") } })
      withSynchronization(.untilIdle) {
        withInteractionHooks(noting) { _ = select(.label("Done")).searching(with: .tap, on: .label("Load")).perform(.tap) }
        XCTAssertEqual(acted.value, ["Load", "Done"])
        XCTAssertEqual(self.now, 1, accuracy: 0.001)
      }
    }
  }

  func test_E109_theInteractionTimeoutCoversTheSearch() {
    passes(.longList) { _ in
      let act = self.actionOfTenSeconds()
      withConfiguration {
        $0.interactionTimeout = 20
      } operation: {
        let failure = self.failure { () throws(InteractionFailure) in try select(.label("Nowhere")).searching(with: act.action, on: .type(.table)).attempt(.tap) }
        XCTAssertEqual(act.count.value, 2)
        XCTAssertEqual(failure?.kind, "element.searchFailed")
      }
    }
  }

  func test_E109_theInteractionTimeoutCoversTheWaitAndTheSearchTogether() {
    passes(BusyApp.sleeping(15)) { user in
      let act = self.actionOfTenSeconds()
      withConfiguration {
        $0.synchronizationMode = .untilIdle
        $0.interactionTimeout = 20
        $0.dispatchAfterMaxTrackableDelay = 20
      } operation: {
        user.tap(busyScreen.loadButton)
        let failure = self.failure { () throws(InteractionFailure) in try select(.label("Nowhere")).searching(with: act.action, on: .label("Next")).attempt(.tap) }
        XCTAssertEqual(act.count.value, 1, "5 seconds are left after the wait")
        XCTAssertTrue(failure?.message.contains("the interaction timed out after 20 seconds") ?? false, failure?.message ?? "")
      }
      XCTAssertEqual(self.now, 25, accuracy: 0.001)
    }
  }

  func test_E109_afterASearchThatTookTheWholeTimeNothingMoreIsWaitedFor() {
    passes(BusyApp.sleeping(100)) { user in
      let act = self.actionOfTenSeconds()
      withConfiguration {
        $0.synchronizationMode = .lazy
        $0.interactionTimeout = 20
      } operation: {
        user.tap(busyScreen.loadButton)
        let missing = select(.label("Nowhere")).searching(with: act.action, on: .label("Next"))
        _ = self.failure { () throws(InteractionFailure) in try missing.attempt(.tap) }
        XCTAssertEqual(self.now, 20, accuracy: 0.001)
        _ = self.failure { () throws(InteractionFailure) in try missing.attempt(assert: .isEnabled) }
        XCTAssertEqual(self.now, 40, accuracy: 0.001)
      }
    }
  }

  /// Returns an action that takes ten seconds, and the number of times that it was performed.
  private func actionOfTenSeconds() -> (action: ElementAction, count: Noted<Int>) {
    let count = Noted(0)
    let action = ElementAction("wait at") { _ in
      count.value += 1
      TimeLapse.advance(by: .seconds(10))
    }
    return (action, count)
  }

  func test_E6_afterAFailureOfTheSearchActionTheElementIsLookedForALastTime() {
    struct Broken: Error {}
    passes(.counting) { _ in
      let act = ElementAction("load") {
        Button(id: "Load").tap()
        _ = $0
        throw Broken()
      }
      select(.label("Done")).searching(with: act, on: .label("Load")).perform(.tap)
    }
  }

  func test_E7_withoutASearchAMissingElementFailsAsSoonAsTheAppIsIdle() {
    passes(.counting) { _ in
      withSynchronization(.untilIdle) {
        select(.label("Load")).perform(.tap)
        _ = self.failure { () throws(InteractionFailure) in try select(.label("Nowhere")).attempt(.tap) }
        XCTAssertEqual(self.now, 1, accuracy: 0.001)
      }
    }
  }

  func test_E8_whatIsNoAccessibilityElementTakesPart() {
    passes(.twoSenders) { _ in
      select(.text("Message")).assert(.isSufficientlyVisible)
      select(.type(.staticText) && .text("Save")).assert(!.isAccessibilityElement)
      select(.type(.other) && .identifier("SendMessage")).assert(.isSufficientlyVisible)
    }
  }

  func test_E8_aTapOnWhatIsNoAccessibilityElementGoesToWhatIsAroundIt() {
    passes(.counting) { _ in
      select(.type(.staticText) && .text("Go 0")).assert(!.isAccessibilityElement).perform(.tap)
      select(.type(.button) && .label("Go 1")).assert(.exists)
    }
  }

  func test_E9_theShorthandIsAStaticMember() {
    passes(.twoSenders) { user in
      user.perform(.tap, on: .label("Off") && .type(.button))
    }
  }

  func test_E10_elementsAreLookedForInTheAppUnderTest() {
    passes(.asking) { user in
      Biometrics.enrolled()
      user.tap(Button(id: "Unlock"))
      select(.type(.alert)).assert(.isAbsent)
      select(.type(.alert)).inRoot(springboard).assert(.exists)
    }
  }
  func test_E10_theButtonOfAnAlertOfTheSystemIsTapped() {
    passes(.asking) { user in
      Biometrics.enrolled()
      user.tap(Button(id: "Unlock"))
      select(.type(.button) && .label("OK")).inRoot(springboard).perform(.tap)
      select(.type(.alert)).inRoot(springboard).assert(.isAbsent)
    }
  }
}
