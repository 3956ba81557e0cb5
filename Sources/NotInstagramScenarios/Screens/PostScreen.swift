import Screens

/// One post on a page of its own.
struct PostScreen: Screen {
  let trait = Label(id: "CaptionLabel")
  let navBar = NavBar()
  let authorLabel = Label(id: "AuthorLabel")
  let picture = Image(id: "PostPicture")
  let likeButton = Button(id: "LikeButton")
  let likesLabel = Label(id: "LikesLabel")
  let savedSwitch = Switch(id: "Saved")
}

extension PostScreen: Dismissable {
  func dismiss() {
    navBar.button(withID: "Feed").tap()
  }
}

let postScreen = PostScreen()
