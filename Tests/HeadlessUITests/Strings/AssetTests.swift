import Foundation
import ScreenModel
import UIKit
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Gallery: View {
  let bundle: Bundle?

  var body: some View {
    VStack(spacing: 0) {
      Image("logo", bundle: bundle)
      Image("Icons/star", bundle: bundle)
      Image("photo", bundle: bundle)
      Image("vector", bundle: bundle)
      Image("nowhere", bundle: bundle)
      Image(systemName: "star")
      Image("logo", bundle: bundle).resizable().frame(width: 10, height: 12)
      Image(uiImage: UIImage(named: "photo", in: bundle, with: nil) ?? UIImage()).accessibilityLabel("ui")
    }
  }
}

@preconcurrency @MainActor
final class AssetTests: DeviceTestCase {
  /// Creates a resource folder in a separate location, as SwiftPM copies it.
  private func assets() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AssetTests-\(UUID().uuidString)/Shop_Gallery.resources")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    func write(_ path: String, _ data: Data) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try write(
      "Assets.xcassets/logo.imageset/Contents.json",
      Data(
        #"{"images": [{"idiom": "universal", "filename": "logo.png", "scale": "1x"}, {"filename": "logo@2x.png", "scale": "2x"}, {"filename": "dark.png", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"scale": "3x"}]}"#
          .utf8))
    try write("Assets.xcassets/logo.imageset/logo@2x.png", Self.png(120, 80))
    try write("Assets.xcassets/Icons/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
    try write("Assets.xcassets/Icons/star.imageset/Contents.json", Data(#"{"images": [{"filename": "star.png", "scale": "3x"}]}"#.utf8))
    try write("Assets.xcassets/Icons/star.imageset/star.png", Self.png(90, 30))
    try write("Assets.xcassets/vector.imageset/Contents.json", Data(#"{"images": [{"filename": "vector.pdf"}]}"#.utf8))
    try write("Assets.xcassets/custom.star.symbolset/Contents.json", Data(#"{"symbols": [{"filename": "star.svg", "idiom": "universal"}]}"#.utf8))
    try write("photo@2x.jpg", Self.jpeg(64, 48))
    try write("text.txt", Data("text".utf8))
    return try XCTUnwrap(Bundle(url: folder))
  }

  private nonisolated static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  private nonisolated static func jpeg(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 0, 0, 0])
  }

  private func sizes() -> [CGSize] { device.tree.all(ElementQuery(scope: application, type: .image)).map { device.tree.frame(of: $0).size } }

  func test_imagesHaveTheSizesOfTheirFiles() throws {
    let bundle = try assets()
    show { Gallery(bundle: bundle) }
    XCTAssertEqual(
      sizes(),
      [(60, 40), (30, 10), (32, 24), (24, 24), (24, 24), (24, 24), (10, 12), (32, 24)].map { CGSize(width: $0.0, height: $0.1) }, device.tree.textSnapshot())
  }

  func test_aMissingImageIsReportedOnce() throws {
    let bundle = try assets()
    var problems: [RenderingProblem] = []
    show { Text("Nothing") }
    device.install(InstalledApp(name: "Gallery") { Gallery(bundle: bundle) })
    device.renderingProblemHandler = { problems.append($0) }
    device.launch("com.example.Gallery")
    XCTAssertEqual(problems, [.missingImage("nowhere", in: "Gallery")])
    device.orientation = .landscapeLeft
    XCTAssertEqual(problems.count, 1)
  }

  func test_aCustomSymbolIsAnImage() throws {
    let bundle = try assets()
    var problems: [RenderingProblem] = []
    show { Text("Nothing") }
    device.install(InstalledApp(name: "Symbols") { Image(ImageResource(name: "custom.star", bundle: bundle)) })
    device.renderingProblemHandler = { problems.append($0) }
    device.launch("com.example.Symbols")
    XCTAssertEqual(problems, [])
  }

  func test_theImageOfALabelIsThatOfItsBundle() throws {
    let bundle = try assets()
    var problems: [RenderingProblem] = []
    show { Text("Nothing") }
    device.install(
      InstalledApp(name: "Labels") {
        Label("Logo", image: ImageResource(name: "logo", bundle: bundle))
        Label("Nowhere", image: ImageResource(name: "nowhere", bundle: bundle))
      })
    device.renderingProblemHandler = { problems.append($0) }
    device.launch("com.example.Labels")
    XCTAssertEqual(problems, [.missingImage("nowhere", in: "Labels")])
  }

  /// Code that Xcode generates for systems before iOS 17 unwraps the image.
  ///
  /// It calls `UIImage(named:in:compatibleWith:)`.
  func test_anImageOfAResourceThatIsMissingFailsTheTest() throws {
    let bundle = try assets()
    show { Text("Nothing") }
    let log = ProblemLog()
    UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }) {
      XCTAssertEqual(UIImage(resource: ImageResource(name: "logo", bundle: bundle)).size, CGSize(width: 60, height: 40))
      XCTAssertEqual(UIImage(resource: ImageResource(name: "logo", bundle: bundle)).scale, 2)
      XCTAssertEqual(log.problems, [])
      XCTAssertEqual(UIImage(resource: ImageResource(name: "nowhere", bundle: bundle)).size, .zero)
    }
    XCTAssertEqual(
      log.problems,
      [
        UsageError(
          kind: "app.resource", action: "create an image from the resource “nowhere”",
          reason: "no image set of this name with an image that can be read exists in the bundle Shop_Gallery.resources",
          advice: "add the image set to an asset catalog that the target declares as a resource in Package.swift, or use the name of an existing image set.", place: nil)
      ])
  }

  func test_whereThereAreNoImagesNothingIsMissing() {
    var problems: [RenderingProblem] = []
    show { Text("Nothing") }
    device.install(InstalledApp(name: "Plain") { Image("nowhere", bundle: Bundle(url: StringFixture.module)) })
    device.renderingProblemHandler = { problems.append($0) }
    device.launch("com.example.Plain")
    XCTAssertEqual(problems, [])
  }

  func test_imagesOfUIKit() throws {
    let bundle = try assets()
    show { Text("Nothing") }
    XCTAssertEqual(UIImage(named: "logo", in: bundle, with: nil)?.size, CGSize(width: 60, height: 40))
    XCTAssertEqual(UIImage(named: "logo", in: bundle, compatibleWith: nil)?.scale, 2)
    XCTAssertNil(UIImage(named: "nowhere", in: bundle, with: nil))
    XCTAssertEqual(UIImage(data: Self.png(7, 5))?.size, CGSize(width: 7, height: 5))
    XCTAssertEqual(UIImage(data: Self.jpeg(8, 6), scale: 2)?.size, CGSize(width: 4, height: 3))
    XCTAssertEqual(bundle.url(forResource: "text", withExtension: "txt")?.lastPathComponent, "text.txt")
    XCTAssertNil(ImageHeader.pixelSize(of: Data([1, 2, 3])))
  }
}
