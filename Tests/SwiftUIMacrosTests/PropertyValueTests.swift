import XCTest

@testable import SwiftUIMacros

/// Tests of the values of properties in model classes.
final class PropertyValueTests: XCTestCase {
  func test_aValueOfSeveralLinesIsRead() throws {
    let model = try ModelClass(
      """
      @Model final class Trip {
        var tags: [String] = [
          "sea",
          "city"
        ]
        var name = "Oslo"
          .uppercased()
        init() {}
      }
      """)
    XCTAssertEqual(model.properties.map(\.name), ["tags", "name"])
    XCTAssertEqual(model.properties.map(\.value), ["[\n\"sea\",\n\"city\"\n]", "\"Oslo\"\n.uppercased()"])
  }
}
