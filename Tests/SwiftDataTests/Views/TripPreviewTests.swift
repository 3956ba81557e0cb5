import XCTest

@testable import ScreenTestKit

/// Tests of previews with a shared container.
@preconcurrency @MainActor
final class TripPreviewTests: XCTestCase {
  private func picture(_ name: String) throws -> (svg: String, failures: [String]) {
    PreviewPictures.picture(of: try XCTUnwrap(FoundPreview.all.first { $0.name == "TripPreviews \(name)" }))
  }

  func test_aPreviewShowsTheSharedModels() throws {
    let (svg, failures) = try picture("List")
    for text in ["Bergen 100", "Oslo 100", "2 trips"] { XCTAssertTrue(svg.contains(text), "\(text): \(svg)") }
    XCTAssertEqual(failures, [])
  }

  func test_aPreviewCanHaveAQuery() throws {
    let (svg, failures) = try picture("Row")
    XCTAssertTrue(svg.contains("Oslo 100"), svg)
    XCTAssertEqual(failures, [])
  }
}
