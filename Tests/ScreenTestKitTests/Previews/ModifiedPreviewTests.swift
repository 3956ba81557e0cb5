import XCTest

@testable import ScreenTestKit

/// Tests of previews with modifiers and with properties.
@preconcurrency @MainActor
final class ModifiedPreviewTests: XCTestCase {
  private func picture(_ name: String) throws -> (svg: String, failures: [String]) {
    PreviewPictures.picture(of: try XCTUnwrap(FoundPreview.all.first { $0.name == "ModifiedPreviews \(name)" }))
  }

  func test_theModifiersOfATypeShareAContext() throws {
    NumberedModifier.count = 0
    let (svg, failures) = try picture("Numbered")
    for text in ["shared with context 1", "outer with context 1", "Recipe"] { XCTAssertTrue(svg.contains(text), "\(text): \(svg)") }
    XCTAssertEqual(failures, [])
  }

  func test_eachPreviewHasASeparateContext() throws {
    NumberedModifier.count = 0
    _ = try picture("Numbered")
    XCTAssertTrue(try picture("State").svg.contains("shared with context 2"))
  }

  func test_aModifierNeedsNoContext() throws {
    let (svg, failures) = try picture("Named")
    XCTAssertTrue(svg.contains("Named") && svg.contains("Recipe"), svg)
    XCTAssertEqual(failures, [])
  }

  func test_aPreviewShowsWhatItsContextHasSetUp() throws { XCTAssertTrue(try picture("Prepared").svg.contains("Soup")) }

  func test_aContextThatCannotBeMadeFailsThePreview() throws {
    let (svg, failures) = try picture("Failing")
    XCTAssertFalse(svg.contains("Recipe"), svg)
    XCTAssertEqual(failures, ["The shared context of FailingModifier couldn’t be made: NoRecipes()"])
  }

  func test_aContextThatTakesTooLongFailsThePreview() throws {
    let (svg, failures) = try picture("Endless")
    XCTAssertFalse(svg.contains("Recipe"), svg)
    XCTAssertEqual(failures, ["The shared contexts of the preview’s modifiers weren’t made within 60 seconds."])
  }

  func test_aPropertyOfAPreviewHasState() throws {
    let (svg, failures) = try picture("State")
    XCTAssertTrue(svg.contains("Recipes 2"), svg)
    XCTAssertEqual(failures, [])
  }
}
