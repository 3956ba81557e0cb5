import Combine
import XCTest

final class CancellableTests: XCTestCase {
  func test_cancellingTellsTheActivity() {
    final class Download: Cancellable {
      var isCancelled = false
      func cancel() { isCancelled = true }
    }
    let download = Download()
    download.cancel()
    XCTAssertTrue(download.isCancelled)
  }
}
