import HeadlessXCUI
import ScenarioKit
import Screens
import XCTest

final class DeviceContextTests: ScreensTestCase {
  func test_theDeviceIsTurnedToEveryOrientation() {
    // The screen turns to landscape and back. It doesn't change for upside down, flat and unknown orientations.
    let turns: [(UIDeviceOrientation, isLandscape: Bool)] = [
      (.landscapeLeft, true), (.faceUp, true), (.portraitUpsideDown, true), (.portrait, false), (.faceDown, false), (.unknown, false), (.landscapeRight, true),
    ]
    XCTAssertEqual(Set(turns.map(\.0)).count, UIDeviceOrientation.allCases.count)
    passes(on: .motion()) {
      for (orientation, isLandscape) in turns {
        XCTAssertTrue(rotateDevice(to: orientation))
        XCTAssertEqual(XCUIDevice.shared.orientation, orientation)
        let frame = App.shared.frameInScreen
        XCTAssertEqual(frame.width > frame.height, isLandscape, "\(orientation)")
      }
    }
  }

  func test_anAppThatIsNeverIdleFailsTheTurnAndTheResultSaysSo() {
    let device = TestDevice.motion()
    device.repeatEvery(.seconds(1), "the ticker")
    var result = true
    run(on: device) {
      withConfiguration({ $0.synchronizationMode = .untilIdle }) { result = rotateDevice(to: .landscapeLeft) }
    }
    XCTAssertFalse(result)
    XCTAssertEqual(kinds, ["app.neverIdle"])
    XCTAssertEqual(device.seconds, 10, accuracy: 0.001, "ten seconds are the most")
  }

  func test_aShakeReachesTheViewsThatAreShown() {
    passes(on: .motion()) {
      When(I: shakeDevice)
      Then(the: value(of: Label(id: "Shakes"), is: "1 here, 0 there"))
      When(I: tap(TabBar().button(withID: "There")))
      And(I: shakeDevice)
      And(I: shakeDevice)
      Then(the: value(of: Label(id: "OtherShakes"), is: "1 here, 2 there"))
    }
  }

  func test_anAppInTheBackgroundIsNotShaken() {
    passes(on: .motion()) {
      backgroundTheApp()
      shakeDevice()
      foregroundTheApp()
      value(of: Label(id: "Shakes"), is: "0 here, 0 there")
    }
  }
}
