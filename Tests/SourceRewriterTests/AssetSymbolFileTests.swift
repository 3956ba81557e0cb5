import Foundation
import XCTest

@testable import SourceRewriter

final class AssetSymbolFileTests: XCTestCase {
  private func text(_ assets: [Asset], frameworks: [String] = ["UIKit", "SwiftUI"], declared: [String: Set<String>] = [:]) -> String {
    AssetSymbolFile(assets: assets, resources: "Shop_App", frameworks: frameworks, declared: declared).text
  }

  func test_aColorIsAResourceAndAMemberOfTheColorTypes() {
    XCTAssertEqual(
      text([Asset(kind: .color, name: "BrandColor")]),
      """
      #if os(Linux)
        import DeveloperToolsSupport
        import Foundation
        import SwiftUI
        import UIKit

        nonisolated private let resourceBundle = Foundation.Bundle._resources("Shop_App")

        extension DeveloperToolsSupport.ColorResource {
          /// The color “BrandColor”.
          nonisolated static let brand = DeveloperToolsSupport.ColorResource(name: "BrandColor", bundle: resourceBundle)
        }

        extension UIKit.UIColor {
          /// The color “BrandColor”.
          nonisolated static var brand: UIKit.UIColor { UIKit.UIColor(resource: DeveloperToolsSupport.ColorResource.brand) }
        }

        extension SwiftUI.Color {
          /// The color “BrandColor”.
          nonisolated static var brand: SwiftUI.Color { SwiftUI.Color(DeveloperToolsSupport.ColorResource.brand) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          /// The color “BrandColor”.
          nonisolated static var brand: SwiftUI.Color { SwiftUI.Color(DeveloperToolsSupport.ColorResource.brand) }
        }
      #endif

      """)
  }

  func test_foldersWithANamespaceAreTypes() {
    XCTAssertEqual(
      text([Asset(kind: .image, namespaces: ["icons", "Big"], name: "moon"), Asset(kind: .image, name: "logo")], frameworks: ["UIKit"]),
      """
      #if os(Linux)
        import DeveloperToolsSupport
        import Foundation
        import UIKit

        nonisolated private let resourceBundle = Foundation.Bundle._resources("Shop_App")

        extension DeveloperToolsSupport.ImageResource {
          /// The image “logo”.
          nonisolated static let logo = DeveloperToolsSupport.ImageResource(name: "logo", bundle: resourceBundle)
          enum Icons {
            enum Big {
              /// The image “icons/Big/moon”.
              nonisolated static let moon = DeveloperToolsSupport.ImageResource(name: "icons/Big/moon", bundle: resourceBundle)
            }
          }
        }

        extension UIKit.UIImage {
          /// The image “logo”.
          nonisolated static var logo: UIKit.UIImage { UIKit.UIImage(resource: DeveloperToolsSupport.ImageResource.logo) }
          enum Icons {
            enum Big {
              /// The image “icons/Big/moon”.
              nonisolated static var moon: UIKit.UIImage { UIKit.UIImage(resource: DeveloperToolsSupport.ImageResource.Icons.Big.moon) }
            }
          }
        }
      #endif

      """)
  }

  func test_withoutImagesAndColorsTheFileIsEmpty() { XCTAssertEqual(text([]), "#if os(Linux)\n#endif\n") }

  /// Xcode generates no extensions for names that the system has, but its `ColorResource` has them.
  func test_aNameOfTheSystemIsWarnedOf() {
    let text = text([Asset(kind: .color, name: "Primary"), Asset(kind: .color, namespaces: ["Theme"], name: "red"), Asset(kind: .image, name: "add")])
    XCTAssertEqual(
      warnings(in: text),
      [
        "The color “Primary” has no Color.primary, because the system uses that name. Rename the asset to get one.",
        "The image “add” has no UIImage.add, because the system uses that name. Rename the asset to get one.",
      ])
    for declaration in ["let primary = ", "var primary: UIKit.UIColor", "let red = ", "var red: SwiftUI.Color", "let add = "] {
      XCTAssertTrue(text.contains("static \(declaration)"), declaration)
    }
    XCTAssertFalse(text.contains("var primary: SwiftUI.Color"))
  }

  func test_oneOfTwoAssetsHasTheSymbol() {
    let text = text([
      Asset(kind: .image, name: "FileImage"), Asset(kind: .image, name: "+"), Asset(kind: .image, name: "File"), Asset(kind: .image, namespaces: ["Type"], name: "a"),
    ])
    XCTAssertEqual(
      warnings(in: text),
      [
        "The image “+” has no symbol, because its name can't be a Swift name. Rename it to get one.",
        "The image “FileImage” has no symbol, because the image “File” already has the symbol file. Rename one of them.",
        "The folder “Type” has no symbol, because its name can't be a Swift name. Rename it to get one.",
      ])
    XCTAssertTrue(text.contains(#"static let file = DeveloperToolsSupport.ImageResource(name: "File","#))
  }

  func test_anAssetInTwoCatalogsHasOneSymbol() {
    let text = text([Asset(kind: .color, name: "AccentColor"), Asset(kind: .color, name: "AccentColor"), Asset(kind: .image, name: "accent")])
    XCTAssertEqual(text.components(separatedBy: "static let accent = ").count, 3)
    XCTAssertEqual(warnings(in: text), [])
  }

  func test_whatTheSourcesDeclareIsLeftOut() throws {
    let source = """
      extension Color { public static let brand = Color("Brand"), other = 1 }
      extension SwiftUI.ShapeStyle where Self == Color { static var `default`: Color { .brand } }
      extension UIImage { class var logo: UIImage? { nil }; enum Icons {} }
      enum Palette { enum Color { static let accent = 1 } }
      struct ImageResource { static let logo = 1 }
      extension Color { var accent: Int { 1 }; enum Theme { static let accent = 1 } }
      """
    let declared = try SwiftFile(Array(source.utf8)).assetMembers
    XCTAssertEqual(declared, ["Color": ["brand", "Theme"], "ShapeStyle": ["default"], "UIImage": ["logo", "Icons"]])
    let assets = [
      Asset(kind: .color, name: "brand"), Asset(kind: .color, name: "default"), Asset(kind: .color, namespaces: ["Theme"], name: "accent"), Asset(kind: .image, name: "logo"),
      Asset(kind: .image, namespaces: ["Icons"], name: "star"),
    ]
    let text = text(assets, declared: declared)
    func count(_ text: String, of part: String) -> Int { text.components(separatedBy: part).count - 1 }
    XCTAssertEqual(count(text, of: "static let"), 5)
    XCTAssertEqual(count(text, of: "static var brand: SwiftUI.Color"), 1)
    XCTAssertEqual(count(text, of: "static var brand: UIKit.UIColor"), 1)
    XCTAssertEqual(count(text, of: "static var `default`: SwiftUI.Color"), 1)
    XCTAssertEqual(count(text, of: "enum Theme"), 2)
    XCTAssertFalse(text.contains("extension UIKit.UIImage"))
    XCTAssertEqual(warnings(in: text), [])
  }

  private func warnings(in text: String) -> [String] { text.matches(of: /#warning\("(.*)"\)/).map { String($0.1) } }

  // MARK: Catalogs

  private func catalog(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "AssetSymbolFileTests-\(UUID().uuidString)/Assets.xcassets")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder.path(percentEncoded: false)
  }

  func test_aCatalogHasImagesSymbolsAndColorsInItsFolders() throws {
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    let path = try catalog([
      "Contents.json": "{}", "logo.imageset/Contents.json": "{}", "custom.star.symbolset/Contents.json": "{}", "Motto.dataset/Contents.json": "{}",
      "AppIcon.appiconset/Contents.json": "{}", "Plain/sun.imageset/Contents.json": "{}", "Theme/Contents.json": namespace, "Theme/Dark/Contents.json": namespace,
      "Theme/Dark/Accent Color.colorset/Contents.json": "{}",
    ])
    let assets = try Asset.all(inCatalog: path)
    XCTAssertEqual(assets.map { "\($0.kind) \($0.path)" }, ["image sun", "color Theme/Dark/Accent Color", "image custom.star", "image logo"])
    XCTAssertTrue(assets.allSatisfy(\.hasExtensions))
  }

  /// The inspector of a catalog's folder writes this for “Asset Symbols: Extensions Off”.
  func test_aCatalogMayBeWithoutExtensions() throws {
    let path = try catalog([
      "Contents.json": #"{"properties": {"generate-swift-asset-symbol-extensions": "disabled"}}"#, "brand.colorset/Contents.json": "{}",
    ])
    let text = text(try Asset.all(inCatalog: path))
    XCTAssertTrue(text.contains("static let brand"))
    XCTAssertFalse(text.contains("static var"))
  }

  func test_aFileThatIsNoJSONEndsTheBuild() throws {
    let path = try catalog(["Icons/Contents.json": "{"])
    XCTAssertThrowsError(try Asset.all(inCatalog: path)) {
      XCTAssertEqual("\($0)", "\(path)/Icons/Contents.json:1: error: the file isn't the JSON of an asset catalog, so the symbols of the catalog can't be written.")
    }
  }
}
