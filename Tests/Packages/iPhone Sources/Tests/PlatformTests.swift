import XCTest

@testable import Places

final class PlatformTests: XCTestCase {
  func testTheName() {
    XCTAssertTrue(Platform.isNamed("iPhone"))
  }
}
