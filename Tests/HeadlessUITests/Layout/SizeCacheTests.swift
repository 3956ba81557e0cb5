import Foundation
import XCTest

@testable import HeadlessUI

@preconcurrency @MainActor
final class SizeCacheTests: XCTestCase {
  private func proposal(_ width: Int) -> ProposedSize { ProposedSize(width: CGFloat(width), height: nil) }

  func test_manySizesAreKnownByWhatTheyWereAskedForWith() {
    var cache = SizeCache()
    for width in 0..<30 { cache.insert(CGSize(width: width, height: 1), for: proposal(width)) }
    XCTAssertEqual((0..<31).map { cache.size(for: proposal($0))?.width }, (0..<30).map { CGFloat($0) } + [nil])
    XCTAssertTrue(cache.isComplete)
    var asked: [CGFloat?] = []
    XCTAssertTrue(
      cache.allSatisfy { proposal, _ in
        asked.append(proposal.width)
        return true
      })
    XCTAssertEqual(asked, (0..<30).map { CGFloat($0) })
  }

  // Whether the layout around still stands can only be said of answers that are all there.
  func test_aCacheThatHasForgottenAnAnswerSaysSo() {
    var cache = SizeCache()
    for width in 0..<100 { cache.insert(.zero, for: proposal(width)) }
    XCTAssertFalse(cache.isComplete)
    cache.removeAll()
    XCTAssertTrue(cache.isComplete)
    cache.insert(.zero, for: proposal(1))
    cache.removeAllButAnswered()
    XCTAssertTrue(cache.isEmpty)
    XCTAssertFalse(cache.isComplete)
  }
}
