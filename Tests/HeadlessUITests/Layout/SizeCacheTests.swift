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

  // Lengths that single precision can't represent are stored exactly.
  func test_sizesAndProposalsThatAreNoWholePointsAreKeptExactly() {
    var cache = SizeCache()
    let third = CGFloat(100) / 3
    cache.insert(CGSize(width: third, height: 0.1), for: proposal(7))
    cache.insert(CGSize(width: 20, height: 10), for: ProposedSize(width: third, height: .infinity))
    cache.insert(CGSize(width: 1, height: 2), for: .unspecified)
    XCTAssertEqual(cache.size(for: proposal(7)), CGSize(width: third, height: 0.1))
    XCTAssertEqual(cache.size(for: ProposedSize(width: third, height: .infinity)), CGSize(width: 20, height: 10))
    XCTAssertEqual(cache.size(for: .unspecified), CGSize(width: 1, height: 2))
    XCTAssertNil(cache.size(for: ProposedSize(width: CGFloat(Float(third)), height: .infinity)))
    XCTAssertNil(cache.size(for: ProposedSize(width: 0, height: nil)))
  }

  func test_howOftenTheSizesWereForgottenIsCounted() {
    var cache = SizeCache()
    let before = cache.generation
    cache.insert(.zero, for: proposal(1))
    XCTAssertEqual(cache.generation, before)
    cache.removeAll()
    cache.removeAllButAnswered()
    XCTAssertEqual(cache.generation, before + 2)
  }

  // Whether the parent layout is still valid is known only if the cache has all answers.
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
