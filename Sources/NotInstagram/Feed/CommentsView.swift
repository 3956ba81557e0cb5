import SwiftUI

/// The comments on a post.
struct CommentsView: View {
  let post: Post
  let username: String
  @State private var text = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        TextField("Add a comment", text: $text).focused($isWriting).onSubmit(send).accessibilityIdentifier("CommentField")
        Button("Send", action: send).disabled(text.isBlank)
      }
      .padding()
      List {
        Section {
          ForEach(post.comments) { comment in
            Text("\(comment.author): \(comment.text)")
              .swipeActions { Button("Delete", role: .destructive) { post.delete(comment) } }
          }
        } header: {
          Text(post.commentsText).textCase(nil)
        }
      }
      .accessibilityIdentifier("Comments")
    }
    .navigationTitle("Comments")
    .onAppear { isWriting = post.comments.isEmpty }
  }

  private func send() {
    post.addComment(text, by: username)
    text = ""
    isWriting = false
  }
}
