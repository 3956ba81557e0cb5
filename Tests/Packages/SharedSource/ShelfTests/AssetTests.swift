import SwiftUI
import UIKit
import XCTest

@testable import Shelf

/// Tests of the app's images and colors, by the symbols that Xcode generates for its asset catalog.
final class AssetTests: XCTestCase {
    func testAnImageIsInTheAppsBundle() {
        XCTAssertNotEqual(ImageResource.teamPhoto, ImageResource.Badges.code)
        XCTAssertEqual(UIImage.teamPhoto.size, CGSize(width: 60, height: 40))
        XCTAssertEqual(UIImage(resource: .Badges.code).size, CGSize(width: 20, height: 20))
    }

    func testAColorHasTheComponentsOfItsCatalog() {
        let resolved = Color(.highlight).resolve(in: EnvironmentValues())
        XCTAssertEqual([resolved.red, resolved.green, resolved.blue], [1, 0.4, 0.2])
        XCTAssertEqual(UIColor.highlight, UIColor(resource: .highlight))
        XCTAssertEqual(UIColor.highlight.cgColor.components?.first, 1)
    }
}
