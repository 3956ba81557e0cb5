import HeadlessUI

/// One post on a page of its own, where it can be liked and saved.
struct PostView: View {
  @Bindable var post: Post
  @AppStorage("showsLikes") private var showsLikes = true

  var body: some View {
    VStack(spacing: 12) {
      Text(post.content.author).font(.headline).accessibilityIdentifier("AuthorLabel")
      Image("PostPicture", label: Text("Picture by \(post.content.author)")).resizable().frame(width: 240, height: 240)
      Text(post.content.caption).accessibilityIdentifier("CaptionLabel")
      HStack {
        Button(post.isLiked ? "Unlike" : "Like") { post.toggleLike() }.accessibilityIdentifier("LikeButton")
        if showsLikes { Text(post.likesText).accessibilityIdentifier("LikesLabel") }
      }
      Toggle("Saved", isOn: $post.isSaved)
      Spacer()
    }
    .padding()
    .navigationTitle(post.title)
  }
}
