import Foundation
import XCTest

/// The base class of examples whose app loads its feed.
///
/// Under the thread sanitizer, stubs don't answer requests.
@preconcurrency @MainActor
class StubbedFeedTestCase: FeedTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipWithoutStubs()
  }
}

/// Skips the test under the thread sanitizer, where stubs don't answer requests.
func skipWithoutStubs() throws {
  try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "Requests are not caught under the thread sanitizer.")
}
