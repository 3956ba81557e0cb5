import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class DraftTests: XCTestCase {
  func test_aPostNeedsAPictureAndACaption() {
    XCTAssertFalse(Draft().canBePublished)
    XCTAssertFalse(Draft(caption: "My cat").canBePublished)
    XCTAssertFalse(Draft(caption: " \n", picture: 1).canBePublished)
    XCTAssertTrue(Draft(caption: "My cat", picture: 1).canBePublished)
  }

  func test_whatWasChangedWouldBeLost() {
    XCTAssertTrue(Draft().isEmpty)
    XCTAssertFalse(Draft(brightness: 0.6).isEmpty)
    XCTAssertFalse(Draft(caption: "M").isEmpty)
  }

  func test_theBrightnessIsReadAsAPercentage() {
    XCTAssertEqual(Draft().brightnessText, "Brightness: 50 %")
    XCTAssertEqual(Draft(brightness: 0.826).brightnessText, "Brightness: 83 %")
  }

  func test_itBecomesAPostThatNobodyHasLikedYet() {
    let draft = Draft(caption: " My cat\n", picture: 1, filter: .warm, location: "Oslo", allowsComments: false)
    XCTAssertEqual(
      draft.content(number: 201, author: "kane"),
      Post.Content(number: 201, author: "kane", caption: "My cat", likes: 0, filter: .warm, location: "Oslo", allowsComments: false))
  }
}
