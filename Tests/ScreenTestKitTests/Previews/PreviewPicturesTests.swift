import XCTest

@testable import ScreenTestKit

/// Tests of a process's previews and their pictures.
@preconcurrency @MainActor
final class PreviewPicturesTests: XCTestCase {
  private var ofTheView: [FoundPreview] { FoundPreview.all.filter { $0.name.hasPrefix("PreviewedView") } }

  private func picture(_ name: String) -> (svg: String, failures: [String])? {
    ofTheView.first { $0.name == name }.map { PreviewPictures.picture(of: $0) }
  }

  func test_previewsOfBothKindsAreFoundByTheirTypes() {
    XCTAssertEqual(
      ofTheView.map(\.name), ["PreviewedView_Previews", "PreviewedViews", "PreviewedViews 2", "PreviewedViews Mistaken", "PreviewedViews With state"])
  }

  func test_thePictureShowsWhatHasComeAfterASecond() throws {
    let both = try XCTUnwrap(picture("PreviewedView_Previews"))
    XCTAssertTrue(both.svg.contains("Loaded first") && both.svg.contains("Loaded second"), both.svg)
    XCTAssertEqual(both.failures, [])
    XCTAssertEqual(picture("PreviewedViews With state")?.svg.contains("Loaded third"), true)
    XCTAssertEqual(picture("PreviewedViews")?.svg.contains("Loaded fourth"), true)
    XCTAssertEqual(picture("PreviewedViews 2")?.svg.contains("Loaded fifth"), true)
  }

  func test_thePictureShowsWhatThePreviewLacks() throws {
    let mistaken = try XCTUnwrap(picture("PreviewedViews Mistaken"))
    XCTAssertTrue(mistaken.svg.contains("MissingModel"), mistaken.svg)
  }

  func test_thePicturesAreFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTAssertEqual(PreviewPictures.write(Array(ofTheView.prefix(2)), into: folder), 0)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["PreviewedView_Previews.svg", "PreviewedViews.svg"])
  }

  private final class OtherTests {}

  func test_ofSeveralAppsTheOneWhoseModuleBeginsTheTestsNameIsMeant() {
    let apps: [Any.Type] = [XCTestCase.self, ScreenTestCase.self]
    XCTAssertTrue(FoundApp.chosen(from: apps, for: OtherTests.self) == ScreenTestCase.self)
    XCTAssertNil(FoundApp.chosen(from: [XCTestCase.self, String.self], for: OtherTests.self))
    XCTAssertTrue(FoundApp.chosen(from: [String.self, OtherTests.self], for: OtherTests.self) == String.self)
    XCTAssertNil(FoundApp.chosen(from: [], for: OtherTests.self))
  }

  func test_ofSeveralModulesThatBeginTheTestsNameTheLongestIsMeant() {
    XCTAssertEqual(FoundApp.chosen(from: ["Shelf", "ShelfPro"], for: "ShelfProUITests"), 1)
    XCTAssertEqual(FoundApp.chosen(from: ["Shelf", "ShelfPro"], for: "ShelfUITests"), 0)
    XCTAssertNil(FoundApp.chosen(from: ["Shelf", "Shelf"], for: "ShelfUITests"))
    XCTAssertNil(FoundApp.chosen(from: ["Books", "Films"], for: "ShelfUITests"))
  }
}
