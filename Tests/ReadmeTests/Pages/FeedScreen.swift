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
