import Foundation
import ScreenModel
import UIKit
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Colors and images of asset catalogs, in light and dark mode.
@preconcurrency @MainActor
final class ColorAssetTests: DeviceTestCase {
  private func assets() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ColorAssetTests-\(UUID().uuidString)/Shop_Colors.resources")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }
    func write(_ path: String, _ data: Data) throws {
      let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let contrast = #""appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#
    try write(
      "Brand.colorset/Contents.json",
      """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}, "idiom": "universal"},
        {\(contrast), "color": {"components": {"red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000"}}, "idiom": "universal"},
        {\(dark), "color": {"components": {"red": "51", "green": "0x33", "blue": "0.200", "alpha": "0.500"}}, "idiom": "universal"}]}
      """)
    try write("Plain.colorset/Contents.json", #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}}]}"#)
    try write("System.colorset/Contents.json", #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
    try write("Text/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try write("Text/Faint.colorset/Contents.json", #"{"colors": [{"color": {"components": {"red": "0", "green": "0", "blue": "1.000", "alpha": "1.000"}}}]}"#)
    try write("Broken.colorset/Contents.json", "{")
    try write("logo.imageset/Contents.json", #"{"images": [{"filename": "light.png", "scale": "1x"}, {\#(dark), "filename": "dark.png", "scale": "2x"}]}"#)
    try write("logo.imageset/light.png", Self.png(60))
    try write("logo.imageset/dark.png", Self.png(200))
    return try XCTUnwrap(Bundle(url: folder))
  }

  private nonisolated static func png(_ side: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, side, 0, 0, 0, side, 8, 6, 0, 0, 0])
  }

  private func components(_ color: Color, _ scheme: ColorScheme) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let parts = color.resolve(in: environment)
    return [parts.red, parts.green, parts.blue, parts.opacity].map { Int(($0 * 100).rounded()) }
  }

  func test_aColorHasTheComponentsOfItsCatalogInLightAndInDark() throws {
    let bundle = try assets()
    let brand = Color("Brand", bundle: bundle)
    XCTAssertEqual(components(brand, .light), [100, 50, 0, 100])
    XCTAssertEqual(components(brand, .dark), [20, 20, 20, 50])
    XCTAssertEqual(components(brand.opacity(0.5), .dark), [20, 20, 20, 25])
    XCTAssertEqual(components(Color(ColorResource(name: "Brand", bundle: bundle)), .light), [100, 50, 0, 100])
  }

  func test_aColorWithoutADarkVariantIsTheSameInBoth() throws {
    let bundle = try assets()
    XCTAssertEqual(components(Color("Plain", bundle: bundle), .light), [25, 25, 25, 100])
    XCTAssertEqual(components(Color("Plain", bundle: bundle), .dark), [25, 25, 25, 100])
    XCTAssertEqual(components(Color("Text/Faint", bundle: bundle), .dark), [0, 0, 100, 100])
  }

  func test_colorsOfTheSystemAreOthersInDark() throws {
    let bundle = try assets()
    XCTAssertEqual(components(.blue, .light), [0, 48, 100, 100])
    XCTAssertEqual(components(.blue, .dark), [4, 52, 100, 100])
    XCTAssertEqual(components(Color("System", bundle: bundle), .light), components(.blue, .light))
    XCTAssertEqual(components(Color("System", bundle: bundle), .dark), components(.blue, .dark))
    XCTAssertEqual(components(.primary, .dark), [100, 100, 100, 100])
    XCTAssertEqual(components(Color(hue: 1.0 / 3, saturation: 1, brightness: 1), .light), [0, 100, 0, 100])
  }

  func test_aColorThatNoCatalogHasIsTransparent() throws {
    let bundle = try assets()
    XCTAssertEqual(components(Color("Nowhere", bundle: bundle), .light), [0, 0, 0, 0])
    XCTAssertEqual(components(Color("Broken", bundle: bundle), .light), [0, 0, 0, 0])
    XCTAssertNil(UIColor(named: "Nowhere", in: bundle, compatibleWith: nil))
    XCTAssertEqual(UIColor(named: "Plain", in: bundle, compatibleWith: nil)?.red, 0.25)
  }

  /// Code that Xcode generates for systems before iOS 17 unwraps the color.
  ///
  /// It calls `UIColor(named:in:compatibleWith:)`.
  func test_aColorOfAResourceThatIsMissingFailsTheTest() throws {
    let bundle = try assets()
    let log = ProblemLog()
    UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }) {
      XCTAssertEqual(UIColor(resource: ColorResource(name: "Plain", bundle: bundle)).red, 0.25)
      XCTAssertEqual(log.problems, [])
      XCTAssertEqual(UIColor(resource: ColorResource(name: "Nowhere", bundle: bundle)), .clear)
    }
    XCTAssertEqual(
      log.problems,
      [
        UsageError(
          kind: "app.resource", action: "create a color from the resource “Nowhere”",
          reason: "no color set of this name with a color that can be read exists in the bundle Shop_Colors.resources",
          advice: "add the color set to an asset catalog that the target declares as a resource in Package.swift, or use the name of an existing color set.", place: nil)
      ])
  }

  func test_anImageHasTheSizeOfItsVariantForTheAppearance() throws {
    let bundle = try assets()
    show {
      Image("logo", bundle: bundle)
      Image("logo", bundle: bundle).environment(\.colorScheme, .dark)
    }
    func sizes() -> [CGFloat] { device.tree.all(ElementQuery(scope: application, type: .image)).map { device.tree.frame(of: $0).width } }
    XCTAssertEqual(sizes(), [60, 100])
    device.perform(cause: "the test") { device.settings.isDark = true }
    XCTAssertEqual(sizes(), [100, 100])
    device.perform(cause: "the test") { device.settings.isDark = false }
    XCTAssertEqual(sizes(), [60, 100])
  }
}
