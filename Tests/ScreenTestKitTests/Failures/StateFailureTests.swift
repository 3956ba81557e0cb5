import ScreenTestKit

/// States that are waited for, one and several.
@preconcurrency @MainActor
final class StateFailureTests: FailureTestCase {
  func test_severalStatesOfWhichOneDoesNotHold() {
    assertFailure(Gallery.texts(.disabled), "state.notReached", tells: "?") { $0.state(of: Elements.goOn, is: .exists, .visible, .enabled) }
  }

  func test_severalStatesOfWhichTwoDoNotHold() {
    assertFailure(Gallery.texts(.disabled), "state.notReached", tells: "?") { $0.state(of: Elements.goOn, is: .selected, .enabled, .exists) }
  }

  func test_severalStatesOfWhatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.state(of: Button(id: "Nowhere"), is: .exists, .hittable, .enabled) }
  }

  func test_severalStatesThatShouldNotHold() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.state(of: Elements.goOn, isNot: .exists, .selected) }
  }

  func test_aStateThatShouldNotHold() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.state(of: Elements.goOn, isNot: .enabled) }
  }

  func test_anElementThatShouldBeGone() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.doNotSee(Elements.goOn) }
  }

  func test_noStates() {
    assertFailure(Gallery.texts(), "input.noStates", tells: "?") { $0.state(of: Elements.goOn, is: []) }
  }

  func test_noStatesThatShouldNotHold() {
    assertFailure(Gallery.texts(), "input.noStates", says: "?") { _ in Elements.goOn.await(not: [] as [ElementAttributes.State]) }
  }

  func test_noStatesThatAreDetermined() {
    assertFailure(Gallery.texts(), "input.noStates", says: "?") { _ in XCTAssertFalse(Elements.goOn.determine([] as [ElementAttributes.State])) }
  }

  func test_aStateInAnElementThatIsNotThere() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.state(of: Elements.goOn, is: .visibleIn(Elements.mails)) }
  }

  func test_aStateInAnElementBesideIt() {
    assertFailure(Gallery.texts(), "state.notReached", says: "?") { $0.state(of: Elements.goOn, is: .visibleIn(Elements.box)) }
  }

  func test_nothingToComplete() {
    assertFailure(Gallery.texts(), "input.nothingGiven", tells: "?") { $0.complete() }
  }

  func test_nothingToDismiss() {
    assertFailure(Gallery.texts(), "input.nothingGiven", says: "?") { $0.dismiss() }
  }
}
