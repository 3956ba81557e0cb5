import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class PictureQueryTests: XCTestCase {
  private let posts = [(1, "Grace", 5), (2, "Ada", 9), (3, "Grace", 9), (4, "Ada", 1)].map { number, author, likes in
    Post.Content(number: number, author: author, caption: "Picture by \(author)", likes: likes)
  }

  func test_theMostLikedComeFirstAndTheLatestOfThoseWithAsMany() {
    XCTAssertEqual(PictureQuery().posts(of: posts).map(\.id), [2, 3, 1, 4])
  }

  func test_recentPicturesStayInTheOrderOfTheFeed() {
    XCTAssertEqual(PictureQuery(order: .recent).posts(of: posts).map(\.id), [1, 2, 3, 4])
  }

  func test_onlyTheWantedAuthorsPicturesAreLeft() {
    XCTAssertEqual(PictureQuery(order: .recent, author: "Ada").posts(of: posts).map(\.id), [2, 4])
  }

  func test_captionsAreSearchedWhateverTheCase() {
    XCTAssertEqual(PictureQuery(order: .recent, search: " GRACE").posts(of: posts).map(\.id), [1, 3])
    XCTAssertEqual(PictureQuery(order: .recent, author: "Ada", search: "grace").posts(of: posts).map(\.id), [])
  }

  func test_authorsAreNamedOnceInAlphabeticalOrder() {
    XCTAssertEqual(PictureQuery.authors(of: posts), ["Ada", "Grace"])
  }

  func test_itSaysWhatIsShown() {
    XCTAssertEqual(PictureQuery().summary(count: 4), "4 pictures")
    XCTAssertEqual(PictureQuery(author: "Ada").summary(count: 1), "1 picture by Ada")
  }
}
