import SwiftUI
import XCTest

final class ModuleTests: XCTestCase {
  @preconcurrency @MainActor
  func test_aViewFileNeedsNoOtherImport() {
    XCTAssertTrue(type(of: AppFileUses().body) == Text.self)
  }
}
