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

  func test_commentsAreCounted() {
    let post = makePost(likes: 0)
    XCTAssertEqual(post.commentsText, "No comments yet")
    post.addComment(" Lovely ", by: "kane")
    XCTAssertEqual(post.comments.map(\.text), ["Lovely"])
    XCTAssertEqual(post.commentsText, "1 comment")
    post.addComment("Lovely", by: "Ada")
    XCTAssertEqual(post.commentsText, "2 comments")
  }

  func test_aCommentCanBeDeletedWithoutItsTwin() {
    let post = makePost(likes: 0)
    for author in ["kane", "Ada"] { post.addComment("Lovely", by: author) }
    post.delete(post.comments[0])
    XCTAssertEqual(post.comments.map(\.author), ["Ada"])
  }

  func test_nothingIsNoComment() {
    let post = makePost(likes: 0)
    post.addComment(" \n", by: "kane")
    XCTAssertEqual(post.comments, [])
  }

  func test_whereCommentsAreTurnedOffThereAreNone() {
    let post = Post(Post.Content(number: 7, author: "Ada", caption: "Snow in April", likes: 0, allowsComments: false))
    post.addComment("Lovely", by: "kane")
    XCTAssertEqual(post.comments, [])
  }
}
