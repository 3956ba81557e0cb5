@testable import HeadlessUI
import XCTest

/// Tests that a view whose fields aren't known counts as changed, because it can't be compared with its earlier value.
@MainActor
final class UnknownFieldsTests: XCTestCase {
  private struct Known {
    let name: String
  }

  private struct Empty {}

  // The fields of a class aren't listed, because a view's value would only contain a reference.
  private final class Unknown {
    let name = ""
  }

  func test_aTypeWithUnknownFieldsIsNeverSkipped() {
    XCTAssertTrue(ViewTypeDescription.of(Known.self).isComparable)
    XCTAssertTrue(ViewTypeDescription.of(Empty.self).isComparable)
    XCTAssertFalse(ViewTypeDescription.of(Unknown.self).isComparable)
  }
}
