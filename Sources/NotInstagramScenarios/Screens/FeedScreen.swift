import Screens

/// All posts, one below the other.
struct FeedScreen: ScrollableScreen {
  let trait = Table(id: "Posts")
  let progressLabel = Label(id: "FeedProgress")
  let failureLabel = Label(id: "FeedFailure")
  let tryAgainButton = Button(id: "Try again")

  /// The row of a post; they are counted from 1.
  func post(_ number: Int) -> Cell { trait.cell(matchingID: "Post \(number)") }
}

let feedScreen = FeedScreen()
