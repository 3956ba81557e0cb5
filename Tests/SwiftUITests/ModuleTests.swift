import SwiftUI
import XCTest

@preconcurrency @MainActor
final class ModuleTests: XCTestCase {
  func test_aViewFileNeedsNoOtherImport() {
    XCTAssertTrue(type(of: AppFileUses().body) == Text.self)
  }

  func test_everyModuleThatSwiftUIBringsIsThere() {
    XCTAssertEqual(AppFileUses.types.count, 12)
  }

  func test_aSubmoduleBringsItsModule() {
    XCTAssertEqual(SubmoduleUses.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    XCTAssertNotNil(SubmoduleUses.image)
    XCTAssertEqual(SubmoduleUses.medium.rawValue, "vide")
  }

  func test_aFileOfUIKitFindsWhatFoundationBrings() {
    let model = UIKitImportUses()
    var colors: [UIColor] = []
    let changes = model.changes.sink { colors.append($0) }
    model.color = .blue
    changes.cancel()
    XCTAssertEqual(colors.count, 2)
    XCTAssertEqual(CoreGraphicsImportUses.path.boundingBox, CGRect(x: 13, y: 13, width: 12, height: 12))
  }
}
