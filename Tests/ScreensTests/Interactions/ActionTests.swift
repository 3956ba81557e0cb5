import ScenarioKit
import Screens
import XCTest

/// Tests for actions, conditions, taps, presses, custom actions and hooks: E50 to E57, E74 to E77 and E116.
@preconcurrency @MainActor
final class ActionTests: InteractionTestCase {
  private struct Broken: Error {}

  private let pad = select(.identifier("Pad"))

  func test_E50_anActionWaitsFindsTheElementChecksItsConditionsAndFailsTheStep() {
    let capture = FailureCapture(.counting) { user in
      Scenario("Tapping") {
        When(I: user.perform(.tap, on: .label("Load")))
        Then(I: user.perform(.tap, on: .label("Never")))
        Then(I: user.perform(.tap, on: .label("Go 0")))
      }
    }
    XCTAssertEqual(capture.kinds, ["action.conditionNotMet"])
    XCTAssertEqual(capture.lines, [#line - 5])
    XCTAssertEqual(capture.skippedSteps, 1)
  }

  func test_E51_theFailureOfAnActionIsAValueAndTheTestGoesOn() {
    passes(.counting) { _ in
      let failure = self.failure { () throws(InteractionFailure) in try select(.label("Never")).attempt(.tap) }
      XCTAssertEqual(failure?.category, .conditionNotMet)
      XCTAssertTrue(failure?.message.contains("that has the label “Never”") ?? false, failure?.message ?? "")
      select(.label("Go 0")).perform(.tap)
      select(.label("Go 1")).assert(.exists)
    }
  }

  func test_E52_aConditionIsCheckedJustBeforeTheActionAndNamedWhereItIsNotMet() {
    passes(.writing) { _ in
      var hasRun = false
      let action = ElementAction("send", conditions: .label("Send"), .isEnabled && .isSelected) { _ in hasRun = true }
      let failure = self.failure { () throws(InteractionFailure) in try select(.identifier("SendButton")).attempt(action) }
      XCTAssertFalse(hasRun)
      guard case .conditionNotMet(let differences, _) = failure?.reason else { return XCTFail("\(String(describing: failure))") }
      XCTAssertEqual(differences.map(\.expected), ["is selected"])
      XCTAssertEqual(differences.map(\.actual), ["is not selected"])
    }
  }

  func test_E116_conditionsCanBeSwitchedOff() {
    passes(.writing) { _ in
      var runs = 0
      let action = ElementAction("send", conditions: .isSelected) { _ in runs += 1 }
      withConfiguration {
        $0.checksActionConditions = false
      } operation: {
        select(.identifier("SendButton")).perform(action)
      }
      XCTAssertEqual(runs, 1)
      XCTAssertTrue(TestConfiguration.current.checksActionConditions)
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.identifier("SendButton")).attempt(action) }?.category, .conditionNotMet)
    }
  }

  func test_E116_conditionsCanBeSwitchedOffForTheProcess() {
    TestConfiguration.shared.checksActionConditions = false
    defer { TestConfiguration.shared.reset() }
    passes(.writing) { _ in
      var runs = 0
      select(.identifier("SendButton")).perform(ElementAction("send", conditions: .isSelected) { _ in runs += 1 })
      XCTAssertEqual(runs, 1)
    }
  }

  func test_E116_withoutConditionsATapOnADisabledButtonDoesNothingAndDoesNotFail() {
    passes(.counting) { _ in
      withConfiguration {
        $0.checksActionConditions = false
      } operation: {
        _ = select(.label("Never")).perform(.tap)
      }
      select(.label("Go 0")).assert(.exists)
    }
  }

  func test_E53_aTapNeedsAnEnabledElementThatAFingerReachesAndLandsOnAVisiblePoint() {
    passes(.pad) { _ in
      self.pad.perform(.tap)
      XCTAssertEqual(self.log, "tap at 100, 100")
    }
    passes(.counting) { _ in
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try select(.label("Never")).attempt(.tap) }?.category, .conditionNotMet)
    }
    passes(.rows) { _ in
      let failure = self.failure { () throws(InteractionFailure) in try select(.label("Row 15")).attempt(.tap) }
      guard case .conditionNotMet(let differences, _) = failure?.reason else { return XCTFail("\(String(describing: failure))") }
      XCTAssertEqual(differences.map(\.expected), ["is interactable"])
    }
    passes(.asking) { user in
      Biometrics.enrolled()
      user.tap(Button(id: "Unlock"))
      let failure = self.failure { () throws(InteractionFailure) in try select(.label("Unlock")).attempt(.tap) }
      guard case .conditionNotMet(let differences, _) = failure?.reason else { return XCTFail("\(String(describing: failure))") }
      XCTAssertEqual(differences.first?.expected, "is not covered by a system alert")
    }
  }

  func test_E53_theTapGoesToAVisiblePointWhereTheMiddleIsCovered() {
    passes(.coveredPad) { _ in
      self.pad.perform(.tap)
      XCTAssertEqual(self.log, "tap on the right")
      self.pad.perform(.tap(at: CGPoint(x: 10, y: 10)))
      XCTAssertEqual(self.log, "tap on the cover", "whatever is there gets the touch")
    }
  }

  func test_E54_aPointIsMeasuredFromTheElementsOrigin() {
    passes(.pad) { _ in
      self.pad.perform(.tap(at: CGPoint(x: 20, y: 150)))
      XCTAssertEqual(self.log, "tap at 20, 150")
      let failure = self.failure { () throws(InteractionFailure) in try self.pad.attempt(.tap(at: CGPoint(x: -500, y: 0))) }
      XCTAssertEqual(failure?.kind, "element.offScreen")
    }
  }

  func test_E55_aDoubleTap() {
    passes(.pad) { _ in
      self.pad.perform(.doubleTap)
      XCTAssertEqual(self.log, "double tap at 100, 100")
    }
  }

  func test_E56_severalTapsAndADoubleTapAtAPoint() {
    passes(.pad) { _ in
      self.pad.perform(.doubleTap(at: CGPoint(x: 30, y: 40)))
      XCTAssertEqual(self.log, "double tap at 30, 40")
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try self.pad.attempt(.tap(times: 0)) }?.kind, "input.unusableNumber")
    }
    passes(.counting) { _ in
      select(.label(.hasPrefix("Go"))).perform(.tap(times: 3))
      select(.label("Go 3")).assert(.exists)
    }
  }

  func test_E57_aPressLastsSevenTenthsOfASecond() {
    passes(.pad) { _ in
      let start = self.now
      self.pad.perform(.press)
      select(.identifier("Presses")).assert(.label("1 presses"))
      XCTAssertEqual(self.now - start, 0.7, accuracy: 0.001)
      self.pad.perform(.press(for: 2, at: CGPoint(x: 10, y: 10)))
      XCTAssertEqual(self.now - start, 2.7, accuracy: 0.001)
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try self.pad.attempt(.press(for: -1)) }?.kind, "input.unusableNumber")
    }
  }

  func test_E57_aPressLandsOnThePoint() {
    passes(.startPad) { _ in
      self.pad.perform(.press(at: CGPoint(x: 30, y: 160)))
      XCTAssertEqual(self.log, "30,160")
      self.pad.perform(.press)
      XCTAssertEqual(self.log, "30,160 100,100")
    }
  }

  func test_aTapWithTwoFingersIsNoTapWithOne() {
    passes(.twoFingerPad) { _ in
      self.pad.perform(.tap)
      XCTAssertEqual(self.log, "nothing")
      self.pad.perform(.twoFingerTap)
      XCTAssertEqual(self.log, "two fingers 100, scale 1.0")
    }
    passes(.pad) { _ in
      self.pad.perform(.twoFingerTap)
      XCTAssertEqual(self.log, "nothing", "a tap gesture is for one finger")
    }
  }

  func test_E74_aPictureOfAnElement() {
    passes(.writing) { _ in
      var pictures: [ElementPicture] = []
      select(.label("Remove")).perform(.snapshot { pictures.append($0) })
      XCTAssertEqual(pictures.first?.frame, Button(id: "Remove").snapshot?.frame)
      XCTAssertTrue(pictures.first?.svg.hasPrefix("<svg") ?? false, pictures.first?.svg ?? "")
      XCTAssertTrue(pictures.first?.svg.contains("Delete") ?? false || pictures.first?.svg.contains("Remove") ?? false)
      XCTAssertFalse(pictures.first?.svg.contains("Writing") ?? true, "the picture is of the button alone")
    }
  }

  func test_E75_anActionOfOnesOwnMayReturnFalseThrowOrInteract() {
    passes(.writing) { _ in
      let send = select(.identifier("SendButton"))
      let refusing = ElementAction.checked("refuse") { _ in false }
      let throwing = ElementAction("break") { _ in throw Broken() }
      let tapping = ElementAction("tap beside") { _ in Button(id: "Nowhere").tap() }
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try send.attempt(refusing) }?.reason, .actionFailed(nil))
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try send.attempt(throwing) }?.reason, .actionFailed("its closure threw “Broken()”"))
      XCTAssertTrue(self.failure { () throws(InteractionFailure) in try send.attempt(tapping) }?.message.hasPrefix("Could not tap Button “Nowhere”") ?? false)
      send.perform(ElementAction("tap") { $0.tap() })
      XCTAssertEqual(TextView(id: "Note").snapshot?.text, "Sent")
      send.perform(.group("tap and look at", .tap, ElementAction("look at") { XCTAssertNotNil($0.snapshot) }))
      XCTAssertEqual(self.failure { () throws(InteractionFailure) in try send.attempt(.group("do", .tap, refusing)) }?.reason, .actionFailed(nil))
    }
  }

  func test_E76_hooksAreCalledAroundEachActionAndAssertion() {
    passes(.counting) { _ in
      let events = Noted<[String]>([])
      func note(_ time: String) -> @MainActor (InteractionEvent) -> Void {
        { events.value.append("\(time) \($0.kind) \($0.name) \($0.element?.label ?? "nothing") \($0.failure?.kind ?? "")") }
      }
      withInteractionHooks(InteractionHooks(before: note("before"), after: note("after"))) {
        select(.label("Load")).perform(.tap).assert(.isEnabled)
        _ = self.failure { () throws(InteractionFailure) in try select(.label("Nowhere")).attempt(.tap) }
        _ = self.failure { () throws(InteractionFailure) in try select(.label("Never")).attempt(assert: .isEnabled) }
      }
      select(.label("Load")).perform(.tap)
      XCTAssertEqual(
        events.value,
        [
          "before action tap Load ", "after action tap Load ", "before assertion is enabled Load ", "after assertion is enabled Load ",
          "after action tap nothing element.notFound", "before assertion is enabled Never ", "after assertion is enabled Never state.notReached",
        ])
    }
  }

  func test_E76_hooksHearOfTypedElementsToo() {
    let events = Noted<[String]>([])
    @MainActor func note(_ time: String) -> @MainActor (InteractionEvent) -> Void {
      { events.value.append("\(time) \($0.kind) \($0.name) \($0.element?.name ?? "nothing") \($0.failure?.kind ?? "")") }
    }
    let hooks = InteractionHooks(before: note("before"), after: note("after"))
    passes(.notingField) { user in
      let field = TextField(id: "NameField")
      withInteractionHooks(hooks) {
        Scenario("Typing") {
          When(I: user.tap(field))
          And(I: user.type("!", into: field))
          And(I: user.delete(1, charactersFrom: field))
          Then(the: user.value(of: field, is: "old"))
          And(the: user.state(of: field, is: .exists))
          And(I: user.see(field))
        }
      }
      user.tap(field)
    }
    let names = ["action tap", "action type into", "action delete from", "assertion has the value “old”", "assertion exists", "assertion is seen"]
    XCTAssertEqual(events.value, names.flatMap { ["before \($0) NameField ", "after \($0) NameField "] })
    events.value = []
    passes(.notingField) { user in
      withInteractionHooks(hooks) {
        TextField(id: "NameField").await(.exists, .visible)
        TextField(id: "NameField").waitFor(not: .selected)
      }
    }
    let waits = ["assertion exists and is visible", "assertion is not selected"]
    XCTAssertEqual(events.value, waits.flatMap { ["before \($0) NameField ", "after \($0) NameField "] })
    events.value = []
    passes(.setting) { user in
      withInteractionHooks(hooks) {
        user.adjust(Switch(id: "Loud"), to: .on)
        ScrollView().scroll(.downwards)
        user.longPress(Button(id: "Increment"), duration: 1)
      }
    }
    XCTAssertEqual(events.value.filter { $0.hasPrefix("after") }, ["after action set Loud ", "after action scroll ScrollView ", "after action press Increment "])
    events.value = []
    let capture = FailureCapture(.counting) { user in
      _ = withInteractionHooks(hooks) {
        Scenario("Tapping") {
          When(I: user.tap(Button(id: "Nowhere")))
          Then(I: user.tap(Button(id: "Load")))
        }
      }
    }
    XCTAssertEqual(events.value, ["after action tap nothing state.notReached"], "what is skipped is not heard of")
    XCTAssertEqual(capture.kinds, ["state.notReached"], "the failure is reported all the same, and once")
    XCTAssertEqual(capture.lines, [#line - 7])
  }
}
