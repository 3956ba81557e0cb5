import Foundation
import XCTest

/// Examples whose app loads its feed: under the thread sanitizer no request meets a stub.
@preconcurrency @MainActor
class StubbedFeedTestCase: FeedTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "Requests are not caught under the thread sanitizer.")
  }
}
