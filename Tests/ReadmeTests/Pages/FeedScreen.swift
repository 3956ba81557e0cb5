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

protocol FeedContext: InteractionContext {}

extension FeedContext {
  func loadTheFeed() {
    tap(feedScreen.reloadButton)
    see(feedScreen.photo("Sunset"))
  }

  func feed(shows titles: String...) {
    for title in titles { see(feedScreen.photo(title)) }
  }
}

class FeedTestCase: ScreenTestCase, FeedContext {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(FeedApp.self) }
}
