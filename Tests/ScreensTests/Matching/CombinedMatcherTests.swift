import Screens
import Synchronization
import XCTest

/// Tests for combined, relation and custom matchers: E17 to E19, E21, E33 and E34.
@preconcurrency @MainActor
final class CombinedMatcherTests: MatcherTestCase {
  /// Returns a matcher that logs when it's tested.
  private func noting(_ name: String, _ answer: Bool, in log: AskingLog) -> ElementMatcher {
    ElementMatcher(name) { _ in
      log.names.append(name)
      return answer
    }
  }

  func test_E17_allMustBeTrueAndTheFirstThatIsNotEndsIt() {
    passes(.writing) { _ in
      let log = AskingLog()
      let element = Button(id: "Send").snapshot
      let matcher = ElementMatcher.allOf(self.noting("is a", true, in: log), self.noting("is b", false, in: log), self.noting("is c", true, in: log))
      XCTAssertFalse(matcher.matches(element))
      XCTAssertEqual(log.names, ["is a", "is b"])
      XCTAssertEqual("\(matcher)", "is a, is b and is c")
      log.names = []
      XCTAssertTrue((self.noting("is a", true, in: log) && self.noting("is b", true, in: log)).matches(element))
      XCTAssertFalse((self.noting("is c", false, in: log) && self.noting("is d", true, in: log)).matches(element))
      XCTAssertEqual(log.names, ["is a", "is b", "is c"])
      XCTAssertFalse(ElementMatcher.allOf([]).matches(element))
    }
  }

  func test_E18_oneMustBeTrueAndTheFirstThatIsEndsIt() {
    passes(.writing) { _ in
      let log = AskingLog()
      let element = Button(id: "Send").snapshot
      let matcher = ElementMatcher.anyOf(self.noting("is a", false, in: log), self.noting("is b", true, in: log), self.noting("is c", true, in: log))
      XCTAssertTrue(matcher.matches(element))
      XCTAssertEqual(log.names, ["is a", "is b"])
      XCTAssertEqual("\(matcher)", "is a or is b or is c")
      XCTAssertFalse((self.noting("is a", false, in: log) || self.noting("is b", false, in: log)).matches(element))
      XCTAssertFalse(ElementMatcher.anyOf([]).matches(element))
      XCTAssertEqual("\((.isOn || .isOff) && .isEnabled)", "(is on or is off) and is enabled")
    }
  }

  func test_E19_theOppositeIsTrueOfAnAbsentElementWhereTheClaimIsNot() {
    passes(.writing) { _ in
      XCTAssertFalse(Button(id: "Send").matches(!.isEnabled))
      XCTAssertTrue(Button(id: "Remove").matches(.not(.isEnabled)))
      XCTAssertTrue(Button(id: "Nowhere").matches(!.isEnabled))
      XCTAssertFalse(Button(id: "Nowhere").matches(!.isAbsent))
      XCTAssertEqual(
        [!.isEnabled, !(!.isEnabled), !.label("Send"), !(.isOn && .isEnabled), !.exists].map(\.description),
        ["is not enabled", "is enabled", "does not have the label “Send”", "does not match “is on and is enabled”", "does not exist"])
    }
  }

  func test_anEmptyListOfMatchersFailsTheInteraction() {
    let matchers: [(ElementMatcher, String)] = [
      (.allOf([]), "allOf"), (.anyOf([]), "anyOf"), (!.allOf([]), "allOf"), (!.anyOf([]), "anyOf"), (.type(.button) && .allOf([]), "allOf"),
    ]
    for (matcher, function) in matchers {
      let capture = FailureCapture(.twoSenders) { _ in select(matcher).perform(.tap) }
      XCTAssertEqual(capture.kinds, ["input.nothingGiven"], "\(matcher)")
      let ending = ": \(function)(_:) was given nothing.\n\nWhat to do: pass at least one argument."
      XCTAssertEqual(capture.messages.map { $0.hasSuffix(ending) }, [true], "\(capture.messages)")
    }
    XCTAssertEqual([ElementMatcher.allOf([]), .anyOf([])].map(\.description), ["matches all of 0 matchers", "matches one of 0 matchers"])
    let list = FailureCapture(.twoSenders) { _ in XCTAssertEqual(allElements([ElementMatcher]()).count, 0) }
    XCTAssertEqual(list.kinds, ["input.nothingGiven"])
  }

  func test_theWordOrInATextIsNoAlternative() {
    XCTAssertEqual(
      [!.label("this or that"), .label("this or that") && .isEnabled, !(.isOn || .isOff), !(.not(.isOn || .isOff))].map(\.description),
      [
        "does not have the label “this or that”", "has the label “this or that” and is enabled", "does not match “is on or is off”",
        "does not match “does not match “is on or is off””",
      ])
  }

  func test_aConditionWithNoIsNegatedWithoutNo() {
    XCTAssertEqual(
      [!ElementMatcher("has no subviews") { _ in true }, !ElementMatcher("has subviews") { _ in true }].map(\.description),
      ["has subviews", "does not have subviews"])
  }

  func test_E21_aMatcherOfOnesOwnHasATestAndADescriptionAndMayBeAskedOfNoElement() {
    passes(.twoSenders) { _ in
      let leaf = ElementMatcher("has no children") { $0.children.isEmpty }
      XCTAssertEqual(self.names(.ancestor(.identifier("SendMessage")) && leaf), ["Message"])
      XCTAssertEqual("\(leaf && .isEnabled)", "has no children and is enabled")
      XCTAssertFalse(leaf.matches(nil))
      let optional = ElementMatcher(includingAbsent: "is nothing") { $0 == nil }
      XCTAssertTrue(Button(id: "Nowhere").matches(optional))
      XCTAssertFalse(Button(id: "Off").matches(optional))
    }
  }

  func test_E33_anAncestorAtAnyDepthButNotTheElementItself() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(.type(.button) && .ancestor(.identifier("SendMessage"))), ["Send"])
      XCTAssertEqual(self.names(.type(.button) && .ancestor(.type(.window))).count, 4)
      XCTAssertEqual(self.names(.identifier("SendMessage") && .ancestor(.identifier("SendMessage"))), [])
    }
  }

  func test_E34_aDescendantAtAnyDepthButNotTheElementItself() {
    passes(.twoSenders) { _ in
      XCTAssertEqual(self.names(.descendant(.type(.button) && .label("Send"))), ["Window", "SendMessage", "Draft"])
      XCTAssertEqual(self.names(.type(.button) && .descendant(.type(.button))), [])
    }
  }

  func test_anElementIsAMatcherAndAMatcherIsTheIdentityOfAnElement() {
    passes(.twoSenders) { user in
      let second = Button(id: "Send", index: 1)
      XCTAssertEqual(self.names(.element(second) && .ancestor(.identifier("Draft"))), ["Send"])
      XCTAssertEqual(self.names(.element(second) && .ancestor(.identifier("SendMessage"))), [])
      XCTAssertEqual(self.names(.descendant(.element(second))), ["Window", "Draft"])
      XCTAssertEqual("\(ElementMatcher.element(second))", "is the Button with the id “Send” at index 1")
      let draft = Button(matching: .label(.contains("nd")), parent: View(matching: .identifier("Draft")))
      XCTAssertEqual(draft.snapshot, second.snapshot)
      XCTAssertEqual(Button(matching: .label(.contains("nd")), index: 1).snapshot, second.snapshot)
      user.state(of: Button(matching: .label("Save")), isNot: .enabled)
      user.tap(Button(matching: .label(.hasPrefix("Se"))))
    }
  }

  func test_aTypedLabelIsTheTextOfAControlOnlyWhereThereIsNoOther() {
    passes(.sendMessage) { _ in
      XCTAssertEqual(Label(id: "Send").snapshot?.parent?.type, .button)
      XCTAssertEqual(Label(id: "Message").snapshot?.parent?.identifier, "SendMessage")
    }
    passes(.twoTitles) { _ in
      XCTAssertEqual(XCUIApplication().staticTexts.matching(identifier: "Send").count, 2)
      XCTAssertEqual(Label(id: "Send").snapshot?.identifier, "Title")
      XCTAssertFalse(Label(id: "Send", index: 1).underlyingXCUIElement.exists)
      XCTAssertEqual(ElementMatcher.text("Send").matches().map(\.identifier), ["Title"])
    }
  }

  func test_aSnapshotKeepsTheScreenAsItWas() {
    passes(.writing) { user in
      let before = Slider(id: "Volume").snapshot
      let note = TextView(id: "Note").snapshot
      user.tap(Button(id: "Send"))
      XCTAssertEqual(note?.text, "Dear all")
      XCTAssertEqual(TextView(id: "Note").snapshot?.text, "Sent")
      XCTAssertEqual(note, TextView(id: "Note").snapshot, "it is the same element")
      XCTAssertEqual(before?.ancestors.last?.type, .application)
      XCTAssertEqual(before?.number, 3)
      XCTAssertNil(Button(id: "Nowhere").snapshot)
    }
    passes(.counting) { user in
      let listed = allElements(.type(.button)).snapshots
      let matches = ElementMatcher.type(.button).matches()
      let events = Noted<[InteractionEvent]>([])
      withInteractionHooks(InteractionHooks(before: { events.value.append($0) }, after: { events.value.append($0) })) {
        _ = select(.label("Go 0")).perform(.tap)
      }
      XCTAssertEqual(listed.map(\.label), ["Go 0", "Load", "Never", "Soon"])
      XCTAssertEqual(matches.map(\.label), ["Go 0", "Load", "Never", "Soon"])
      XCTAssertTrue(listed.allSatisfy { $0.tree === listed[0].tree }, "one copy for all")
      XCTAssertEqual(events.value.map { $0.element?.label }, ["Go 0", "Go 1"])
      user.tap(Button(id: "Go 1"))
      XCTAssertEqual(events.value.map { $0.element?.label }, ["Go 0", "Go 1"])
      XCTAssertEqual(listed.first?.label, "Go 0")
    }
    passes(.todos) { user in
      let row = allElements(.identifier("Done Shop")).snapshots
      let events = Noted<[InteractionEvent]>([])
      withInteractionHooks(InteractionHooks(after: { events.value.append($0) })) {
        _ = select(.identifier("Done Shop")).perform(.tap)
      }
      user.label(of: Label(id: "Log"), is: "Shop stored, Shop gone")
      XCTAssertEqual(row.map(\.label), ["Done"])
      XCTAssertEqual(events.value.map { $0.element?.label }, ["Done"])
    }
  }
}

@MainActor
extension CombinedMatcherTests {
  func test_aFailureKeepsTheElementsAsTheyWere() {
    let caught = Mutex<InteractionFailure?>(nil)
    passes(.twoSenders) { user in
      InteractionFailure.$handler.withValue(InteractionFailure.Handler { failure in caught.withLock { $0 = failure } }) {
        Button(id: "Save").underlyingXCUIElement.tap()
      }
      user.terminateTheApp()
    }
    let elements = caught.withLock { $0?.elements }
    XCTAssertEqual(elements?.matches.map(\.label), ["Save"])
    XCTAssertEqual(elements?.matches.first?.parent?.identifier, "Box")
    XCTAssertEqual(elements?.matches.first?.isEnabledWithAncestors, false)
    XCTAssertEqual(elements?.application?.descendants.filter { $0.type == .button }.count, 4)
  }
}

@MainActor
private final class AskingLog {
  var names: [String] = []
}
