import CTestProcess

/// XCTest's failure function, which is looked up in the running process.
enum XCTestLibrary {
  private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  private static let fail: Fail? = Platform.symbol(stk_process_row_xctest_fail).map { unsafeBitCast($0, to: Fail.self) }

  /// Calls `XCTFail`, and returns whether XCTest is loaded.
  static func fail(_ message: String, at location: SourceLocation) -> Bool {
    guard let fail else { return false }
    fail(message, StaticTexts.shared.text(location.filePath), UInt(max(0, location.line)))
    return true
  }
}
