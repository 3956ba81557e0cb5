import ScreenTestKit
import XCTest

// The examples of the page about describing screens.

struct PhotoCell {
  let cell: Cell

  var likeButton: Button { Button(matching: .label(.hasPrefix("Like ")), parent: cell) }
}

extension FeedScreen {
  func photoCell(_ title: String) -> PhotoCell { PhotoCell(cell: photo(title)) }
}

struct TourScreen: Screen {
  let trait = Button(id: "Start the tour")
}

extension TourScreen: Completable {
  func complete() { trait.tap() }
}

let tourScreen = TourScreen()

final class DescribingScreensTests: StubbedFeedTestCase {
  func test_parts() {
    StubServer().stub(.get("/feed"), .json(["Sunset", "Beach"]))
    Scenario("Liking a photo") {
      Given(I: complete(tourScreen))
      And(I: loadTheFeed)
      When(I: tap(feedScreen.photoCell("Beach").likeButton))
      Then(the: label(of: feedScreen.photos.cell(index: 1).label(index: 0), is: "Beach"))
    }
  }
}

extension Cell {
  func label(index: Int) -> Label { Label(matching: .anything, index: index, parent: self) }
}
