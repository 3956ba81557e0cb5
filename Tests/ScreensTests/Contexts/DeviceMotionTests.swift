import ScenarioKit
import Screens
import XCTest

/// Tests for turning and shaking the device: E122 to E124.
@preconcurrency @MainActor
final class DeviceMotionTests: FailureTestCase {
  private let shape = Label(id: "Shape")

  func test_E122_theTurnWaitsUntilTheAppIsIdleAndSaysWhetherTheDeviceIsHeldSo() {
    passes(AppUnderTest(name: "Motion") { MotionView() }) { user in
      withConfiguration({ $0.synchronizationMode = .untilIdle }) {
        user.shakeDevice()
        let start = self.now
        XCTAssertTrue(user.rotateDevice(to: .landscapeLeft))
        XCTAssertEqual(self.now - start, 1, accuracy: 0.001, "the shake has started a second of work")
        XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeLeft)
        user.label(of: self.shape, is: "wide")
      }
    }
    let capture = FailureCapture(AppUnderTest(name: "Motion") { RestlessMotionView() }) { user in
      withConfiguration({ $0.synchronizationMode = .untilIdle }) { XCTAssertFalse(user.rotateDevice(to: .landscapeLeft)) }
      XCTAssertEqual(self.now, 10, accuracy: 0.001)
    }
    XCTAssertEqual(capture.messages.count, 1)
    XCTAssertTrue(capture.messages.first?.hasPrefix("Could not turn the device to landscape left: ") ?? false, "\(capture.messages)")
  }

  func test_E123_ofTheSevenOrientationsFlatAndUpsideDownAndUnknownLeaveTheScreenAsItIs() {
    let turns: [(UIDeviceOrientation, String)] = [
      (.faceUp, "tall"), (.landscapeLeft, "wide"), (.faceUp, "wide"), (.faceDown, "wide"), (.unknown, "wide"), (.portraitUpsideDown, "wide"), (.portrait, "tall"),
      (.landscapeRight, "wide"), (.portrait, "tall"), (.faceDown, "tall"), (.portraitUpsideDown, "tall"),
    ]
    XCTAssertEqual(Set(turns.map(\.0)), Set(UIDeviceOrientation.allCases))
    passes(AppUnderTest(name: "Motion") { MotionView() }) { user in
      for (orientation, shape) in turns {
        XCTAssertTrue(user.rotateDevice(to: orientation))
        XCTAssertEqual(XCUIDevice.shared.orientation, orientation)
        user.label(of: self.shape, is: shape)
      }
    }
  }

  func test_E124_aShakeComesOnceTheAppIsIdle() {
    passes(AppUnderTest(name: "Motion") { MotionView() }) { user in
      withConfiguration({ $0.synchronizationMode = .untilIdle }) {
        user.shakeDevice()
        user.shakeDevice()
        XCTAssertEqual(self.now, 1, accuracy: 0.001, "the second one waits for what the first has started")
        user.label(of: Label(id: "Shakes"), is: "2 shakes")
      }
    }
  }
}
