import SwiftUI
import UIKit
import XCTest

@testable import Shelf

/// The app's images and colors by the symbols that Xcode generates for its asset catalog.
final class AssetTests: XCTestCase {
    func testAnImageIsInTheAppsBundle() {
        XCTAssertNotEqual(ImageResource.teamPhoto, ImageResource.Badges.code)
        XCTAssertEqual(Image(.Badges.code), Image(ImageResource.Badges.code))
    }

    func testAColorHasTheComponentsOfItsCatalog() {
        let resolved = Color(.highlight).resolve(in: EnvironmentValues())
        XCTAssertEqual([resolved.red, resolved.green, resolved.blue], [1, 0.4, 0.2])
        XCTAssertEqual(Color.highlight, Color("HighlightColor", bundle: .module))
        XCTAssertEqual(UIColor(.highlight).cgColor.components?.first, 1)
    }
}
