import Foundation
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

@preconcurrency @MainActor
final class WaitingTests: DeviceTestCase {
  func test_aWaitWithoutALimitEndsWhenNothingIsPending() {
    show { Text("Still") }
    XCTAssertEqual(device.wait(timeout: .infinity) { false }, .nothingPending)
    XCTAssertEqual(device.wait(timeout: .greatestFiniteMagnitude) { false }, .nothingPending)
  }

  func test_aWaitForATimeThatIsNotANumberLooksOnce() {
    show { Text("Still") }
    XCTAssertEqual(device.wait(timeout: .nan) { true }, .satisfied)
  }

  func test_aPressWithoutAnEndIsHeldAsLongAsTheClockCanMeasure() {
    show { Text("Still") }
    device.press(at: point(195, 400), duration: .infinity)
    device.drag(from: point(195, 400), to: point(195, 500), pressDuration: .nan)
    XCTAssertTrue(exists(.staticText, "Still"))
  }
}
