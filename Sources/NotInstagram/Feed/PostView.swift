import SwiftUI

/// A page for one post, with buttons to like, save, comment on and hide it.
struct PostView: View {
  @Bindable var post: Post
  let feed: FeedModel
  let username: String
  @AppStorage("showsLikes") private var showsLikes = true
  @AppStorage("textSize") private var textSize = 17.0
  @State private var isReported = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text(post.content.author).font(.headline).accessibilityIdentifier("AuthorLabel")
        Image("PostPicture", label: Text("Picture by \(post.content.author)")).resizable().frame(width: 240, height: 240)
          .onTapGesture(count: 2) { post.toggleLike() }
          .onLongPressGesture { post.isSaved = true }
        Text(post.content.caption).font(.system(size: textSize)).accessibilityIdentifier("CaptionLabel")
        details
        HStack {
          Button(post.isLiked ? "Unlike" : "Like") { post.toggleLike() }.accessibilityIdentifier("LikeButton")
          if showsLikes { Text(post.likesText).accessibilityIdentifier("LikesLabel") }
        }
        Toggle("Saved", isOn: $post.isSaved)
        comments
        if let address = DeepLink.address(ofPost: post.id) { ShareLink("Share", item: address) }
        NavigationLink("Look closer") { PictureView(author: post.content.author) }
        NavigationLink("Draw") { DrawingView() }
      }
      .padding()
    }
    .navigationTitle(post.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) { menu }
    }
    .alert("Thank you", isPresented: $isReported) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("We will have a look at \(post.title).")
    }
  }

  @ViewBuilder private var details: some View {
    if let location = post.content.location { Text(location).font(.footnote).accessibilityIdentifier("LocationLabel") }
    if post.content.filter != .none { Text("Filter: \(post.content.filter.rawValue)").font(.footnote).accessibilityIdentifier("FilterLabel") }
  }

  @ViewBuilder private var comments: some View {
    if post.content.allowsComments {
      NavigationLink(post.commentsText) { CommentsView(post: post, username: username) }.accessibilityIdentifier("CommentsButton")
    } else {
      Text("Comments are turned off.").accessibilityIdentifier("NoCommentsLabel")
    }
  }

  private var menu: some View {
    Menu("More") {
      Button("Hide this post") {
        dismiss()
        feed.hide(post.id)
      }
      Button("Report this post") { isReported = true }
    }
  }
}
