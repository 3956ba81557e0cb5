import SwiftUI

/// A row of the feed: a post's author and caption.
struct PostRow: View {
  let post: Post.Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(post.author).font(.headline)
      Text(post.caption).font(.subheadline)
    }
  }
}
