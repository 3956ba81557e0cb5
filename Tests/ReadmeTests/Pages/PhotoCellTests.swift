import ScreenTestKit

struct PhotoCell {
  let cell: Cell

  var likeButton: Button { Button(matching: .label(.hasPrefix("Like ")), parent: cell) }
}

extension FeedScreen {
  func photoCell(_ title: String) -> PhotoCell { PhotoCell(cell: photo(title)) }
}

final class PhotoCellTests: FeedTestCase {
  func test_likingAPhoto() {
    Scenario("Liking a photo") {
      Given(the: server(has: "Sunset", "Beach"))
      And(I: loadTheFeed)
      When(I: tap(feedScreen.photoCell("Beach").likeButton))
      Then(the: label(of: Label(matching: .anything, parent: feedScreen.photos.cell(index: 1)), is: "Beach"))
    }
  }
}
