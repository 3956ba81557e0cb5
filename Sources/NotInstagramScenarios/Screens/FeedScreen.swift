import Screens

/// The list of all posts.
struct FeedScreen: ScrollableScreen {
  let trait = Table(id: "Posts")
  let progressLabel = Label(id: "FeedProgress")
  let failureLabel = Label(id: "FeedFailure")
  let noticeLabel = Label(id: "FeedNotice")
  let tryAgainButton = Button(id: "Try again")
  let newPostButton = NavBar().button(withID: "New post")

  /// Returns the row of a post, counted from 1.
  func post(_ number: Int) -> Cell { trait.cell(matchingID: "Post \(number)") }
}

extension FeedScreen: Refreshable {
  func refresh() {
    scroll(.from(.topThird, to: .bottomThird))
  }
}

let feedScreen = FeedScreen()
