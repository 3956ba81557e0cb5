import ScreenTestKit

struct FeedScreen: Screen {
  let trait = Header(id: "Feed")
  let reloadButton = Button(id: "Reload")
  let messageLabel = Label(id: "MessageLabel")
  let tourButton = Button(id: "Start the tour")
  let breakLabel = Label(id: "BreakLabel")
  let rating = StarRating(id: "Rating")
  let photos = Table(id: "Photos")

  func photo(_ title: String) -> Cell { Cell(matching: .descendant(.label(title)), parent: photos) }
}

let feedScreen = FeedScreen()

struct StarRating: Element, Tappable, ValueRepresentable {
  let id: String?
  let type: XCUIElement.ElementType = .other

  var value: String { underlyingXCUIElement.value as? String ?? "" }
}

@MainActor
protocol FeedContext {}

extension FeedContext {
  func loadTheFeed() {
    feedScreen.reloadButton.tap()
    feedScreen.photo("Sunset").waitFor(.exists)
  }

  func feed(shows titles: String...) {
    for title in titles { feedScreen.photo(title).waitFor(.exists) }
  }
}

class FeedTestCase: ScreenTestCase, FeedContext {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }
}
