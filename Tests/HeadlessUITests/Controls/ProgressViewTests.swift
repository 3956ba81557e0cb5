import Foundation
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class ProgressViewTests: DeviceTestCase {
  func test_aShareThatIsNotANumberIsNoProgress() {
    let none = 0.0
    show { ProgressView("Loading", value: none / none) }
    XCTAssertEqual(find(.progressIndicator).flatMap { device.tree.value(of: $0) }, "0%")
  }

  func test_aShareBeyondTheEndIsTheEnd() {
    show { ProgressView("Loading", value: Double.infinity) }
    XCTAssertEqual(find(.progressIndicator).flatMap { device.tree.value(of: $0) }, "100%")
  }
}
