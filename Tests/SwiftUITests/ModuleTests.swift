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
}
