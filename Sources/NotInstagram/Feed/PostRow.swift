import HeadlessUI

/// A post in the feed: who and what.
struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(post.content.author).font(.headline)
      Text(post.content.caption).font(.subheadline)
    }
  }
}
