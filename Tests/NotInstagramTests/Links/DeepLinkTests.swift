import Foundation
import XCTest

@testable import NotInstagram

final class DeepLinkTests: XCTestCase {
  private func link(_ text: String) -> DeepLink? { URL(string: text).flatMap { DeepLink($0) } }

  func test_theAppsOwnURLsLeadToPostsAndPages() {
    XCTAssertEqual(link("not-instagram://posts/7"), .post(7))
    XCTAssertEqual(link("not-instagram://discover"), .discover)
    XCTAssertEqual(link("not-instagram://profile"), .profile)
  }

  func test_webAddressesLeadToTheSamePlaces() {
    XCTAssertEqual(link("https://not-instagram.example/posts/12"), .post(12))
    XCTAssertEqual(link("https://not-instagram.example/posts/12/"), .post(12))
    XCTAssertEqual(link("https://not-instagram.example/profile"), .profile)
  }

  func test_theAddressOfAPostLeadsToThePost() throws {
    let address = try XCTUnwrap(DeepLink.address(ofPost: 7))
    XCTAssertEqual(address.absoluteString, "https://not-instagram.example/posts/7")
    XCTAssertEqual(DeepLink(address), .post(7))
  }

  func test_whatThereIsNotLeadsNowhere() {
    for text in ["not-instagram://posts", "not-instagram://posts/seven", "not-instagram://posts/0", "not-instagram://posts/7/likes", "not-instagram://friends"] {
      XCTAssertNil(link(text), text)
    }
    XCTAssertNil(link("https://not-instagram.example"))
  }
}
