import Screens

/// The page of a single post.
struct PostScreen: Screen {
  let trait = Label(id: "CaptionLabel")
  let navBar = NavBar()
  let authorLabel = Label(id: "AuthorLabel")
  let picture = Image(id: "PostPicture")
  let locationLabel = Label(id: "LocationLabel")
  let filterLabel = Label(id: "FilterLabel")
  let likeButton = Button(id: "LikeButton")
  let likesLabel = Label(id: "LikesLabel")
  let savedSwitch = Switch(id: "Saved")
  let commentsButton = Button(id: "CommentsButton")
  let shareButton = Button(id: "Share")
  let shareSheet = ActivitySheet()
  let closerButton = Button(id: "Look closer")
  let drawButton = Button(id: "Draw")
  let noCommentsLabel = Label(id: "NoCommentsLabel")
  let noPostLabel = Label(id: "NoPostLabel")
  let moreButton = NavBar().button(withID: "More")
  let hideButton = Button(id: "Hide this post")
  let reportButton = Button(id: "Report this post")
  let reportedAlert = Alert(id: "Thank you", dismissButtonID: "OK")
}

extension PostScreen: Dismissable {
  func dismiss() {
    navBar.button(withID: "BackButton").tap()
  }
}

let postScreen = PostScreen()
