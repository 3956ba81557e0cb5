import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class ImageTests: DeviceTestCase {
  func test_anImageIsLabelledWithItsNameUnlessItIsDecorative() {
    show {
      VStack {
        Image("logo")
        Image("cat", label: Text("A cat"))
        Image(decorative: "line")
        Image(systemName: "star")
      }
    }
    XCTAssertEqual(labels(.image), ["logo", "A cat", "star"])
    XCTAssertTrue(exists(.image, "cat"))
  }
}
