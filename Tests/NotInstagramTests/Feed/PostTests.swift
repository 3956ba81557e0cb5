import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class PostTests: XCTestCase {
  private func makePost(likes: Int) -> Post { Post(Post.Content(number: 7, author: "Ada", caption: "Snow in April", likes: likes)) }

  func test_aLikeCountsOnce() {
    let post = makePost(likes: 12)
    post.toggleLike()
    XCTAssertTrue(post.isLiked)
    XCTAssertEqual(post.likes, 13)
    post.toggleLike()
    XCTAssertFalse(post.isLiked)
    XCTAssertEqual(post.likes, 12)
  }

  func test_oneLikeIsNotOneLikes() {
    let post = makePost(likes: 0)
    XCTAssertEqual(post.likesText, "0 likes")
    post.toggleLike()
    XCTAssertEqual(post.likesText, "1 like")
  }

  func test_itIsCalledByItsNumber() {
    XCTAssertEqual(makePost(likes: 0).title, "Post 7")
    XCTAssertEqual(makePost(likes: 0).id, 7)
  }
}
