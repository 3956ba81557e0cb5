import TABTestKit

struct FeedScreen: ScrollableScreen {

  let trait = Table(id: "FeedTable")
  let navBar = NavBar()
  let tabBar = TabBar()

  lazy var firstCell = trait.cell(index: 0)
  lazy var secondPostCell: Cell = trait.cell(matchingID: "PostCell", index: 1)

}

struct PostScreen: Screen, Dismissable {

  let trait = Label(id: "PostLabel")
  let backButton = Button(id: "Feed", parent: NavBar())

  func dismiss() {
    backButton.tap()
  }

}

var feedScreen = FeedScreen()
let postScreen = PostScreen()
