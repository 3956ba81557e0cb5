import Foundation
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class RouterTests: XCTestCase {
  private let router = Router()

  private func open(_ text: String) throws { router.open(try XCTUnwrap(URL(string: text))) }

  func test_aPostIsOpenedOnTopOfTheFeed() throws {
    router.tab = .profile
    router.feedPath = [1, 2]
    try open("not-instagram://posts/7")
    XCTAssertEqual(router.tab, .feed)
    XCTAssertEqual(router.feedPath, [7])
  }

  func test_otherPagesLeaveTheFeedAsItIs() throws {
    router.feedPath = [1]
    try open("not-instagram://profile")
    XCTAssertEqual(router.tab, .profile)
    try open("not-instagram://discover")
    XCTAssertEqual(router.tab, .discover)
    XCTAssertEqual(router.feedPath, [1])
  }

  func test_aLinkThatLeadsNowhereLeavesThePersonWhereTheyAre() throws {
    router.tab = .discover
    try open("not-instagram://elsewhere")
    XCTAssertEqual(router.tab, .discover)
    XCTAssertTrue(router.showsDeadLink)
  }

  func test_everybodyBeginsWithTheFeed() throws {
    try open("not-instagram://posts/7")
    router.tab = .profile
    router.reset()
    XCTAssertEqual(router.tab, .feed)
    XCTAssertEqual(router.feedPath, [])
  }
}
