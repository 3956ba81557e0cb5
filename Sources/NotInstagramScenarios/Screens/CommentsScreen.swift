import Screens

/// The comments on a post.
struct CommentsScreen: Screen {
  let trait = Header(id: "Comments", parent: NavBar())
  let table = Table(id: "Comments")
  let commentField = TextField(id: "CommentField")
  let sendButton = Button(id: "Send")

  /// Returns the row of a comment with the given text and author.
  func comment(_ text: String, by author: String) -> Cell { table.cell(matchingID: "\(author): \(text)") }

  /// Returns the line above the comments that shows their number.
  func summary(_ text: String) -> Header { table.header(withID: text) }
}

extension CommentsScreen: Dismissable {
  func dismiss() {
    NavBar().button(withID: "BackButton").tap()
  }
}

let commentsScreen = CommentsScreen()
