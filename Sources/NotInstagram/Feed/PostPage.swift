import SwiftUI

/// The page of the post with the given number.
///
/// A link can open the page before the feed is loaded.
struct PostPage: View {
  let number: Int
  let feed: FeedModel
  let username: String

  var body: some View {
    if let post = feed.post(number) {
      PostView(post: post, feed: feed, username: username)
    } else if case .loading = feed.state {
      ProgressView("Loading post \(number)")
    } else {
      Text("There is no such post.").accessibilityIdentifier("NoPostLabel")
    }
  }
}
