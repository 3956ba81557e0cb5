import Screens

/// The comments on a post.
struct CommentsScreen: Screen {
  let trait = Header(id: "Comments", parent: NavBar())
  let table = Table(id: "Comments")
  let commentField = TextField(id: "CommentField")
  let sendButton = Button(id: "Send")

  /// A comment by its author and its text.
  func comment(_ text: String, by author: String) -> Cell { table.cell(matchingID: "\(author): \(text)") }

  /// The line above the comments that says how many there are.
  func summary(_ text: String) -> Header { table.header(withID: text) }
}

extension CommentsScreen: Dismissable {
  func dismiss() {
    NavBar().button(withID: "BackButton").tap()
  }
}

let commentsScreen = CommentsScreen()
