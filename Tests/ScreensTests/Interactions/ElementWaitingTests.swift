import ScenarioKit
import Screens
import XCTest

final class ElementWaitingTests: ScreensTestCase {
  func test_everyIntermediateStateCanBeSeen() {
    let device = TestDevice.slowProfile()
    passes(on: device) {
      see(Label(id: "Loading"))
      XCTAssertEqual(device.seconds, 0)
      see(Header(id: "My Profile"))
      XCTAssertEqual(device.seconds, 0.8)
      doNotSee(Label(id: "Loading"))
    }
  }

  func test_statesMustHoldTogether() {
    let device = TestDevice.empty()
    let first = device.add(.button, "Log in", enabled: false, selected: true)
    device.after(.seconds(1)) {
      $0.remove(first)
      $0.add(.button, "Log in", enabled: true, selected: false)
    }
    passes(on: device) {
      XCTAssertFalse(Button(id: "Log in").determine(.selected, .enabled))
      XCTAssertTrue(Button(id: "Log in").determine(.enabled))
    }
  }

  func test_oneTimeoutCountsForAllStates() {
    let device = TestDevice.empty()
    device.after(.seconds(20)) { $0.add(.button, "Log in", enabled: false) }
    device.after(.seconds(100)) { _ in }
    run(on: device) { Button(id: "Log in").await(.exists, .enabled, timeout: 30) }
    XCTAssertEqual(kinds, ["state.notReached"])
    XCTAssertEqual(device.seconds, 30)
  }

  func test_notBeingInAStateHoldsForWhatDoesNotExist() {
    passes(on: .empty()) {
      Button(id: "Log in").await(not: .exists, .visible, .hittable, .enabled, .selected, .hasKeyboardFocus)
      XCTAssertTrue(Button(id: "Log in").determine(not: .visible))
    }
  }

  func test_determiningNeverFails() {
    let device = TestDevice.empty()
    device.after(.seconds(100)) { _ in }
    passes(on: device) {
      XCTAssertFalse(Button(id: "Log in").determine(.exists))
      XCTAssertEqual(device.seconds, 10)
      XCTAssertFalse(Button(id: "Log in").determine(.exists, timeout: 2))
      XCTAssertEqual(device.seconds, 12)
    }
  }

  func test_edgesThatOnlyTouchAreNotVisible() {
    let device = TestDevice.empty()
    device.add(.button, "On", at: CGRect(x: 0, y: 843, width: 100, height: 44))
    device.add(.button, "Off", at: CGRect(x: 0, y: 844, width: 100, height: 44))
    passes(on: device) {
      XCTAssertTrue(Button(id: "On").determine(.visible))
      XCTAssertFalse(Button(id: "Off").determine(.visible))
    }
  }

  func test_beingCoveredDoesNotMatterToBeingVisible() {
    let device = TestDevice.empty()
    device.add(.button, "Log in")
    device.add(.other, id: "Curtain", at: CGRect(x: 0, y: 0, width: 390, height: 844))
    passes(on: device) {
      XCTAssertTrue(Button(id: "Log in").determine(.visible))
      XCTAssertFalse(Button(id: "Log in").determine(.hittable))
    }
  }

  func test_aScreenNeedsItsTraitToBeHittable() {
    let device = TestDevice.empty()
    device.add(.staticText, "Log in", traits: .header)
    passes(on: device) { loginScreen.await() }
    device.add(.other, id: "Curtain", at: CGRect(x: 0, y: 0, width: 390, height: 844))
    run(on: device) { loginScreen.await() }
    XCTAssertEqual(kinds, ["state.notReached"])
    passes(on: device) { see(loginScreen) }
  }
}
