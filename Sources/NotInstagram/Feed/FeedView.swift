import SwiftData
import SwiftUI

/// The feed: a list of all posts.
struct FeedView: View {
  let model: FeedModel
  let username: String
  @Bindable var router: Router
  @State private var isWriting = false
  @Environment(DraftStore.self) private var drafts

  var body: some View {
    NavigationStack(path: $router.feedPath) {
      FeedContent(model: model)
        .navigationTitle("Feed")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("New post") { isWriting = true } }
        }
        .navigationDestination(for: Int.self) { PostPage(number: $0, feed: model, username: username) }
    }
    .sheet(isPresented: $isWriting) { NewPostView(feed: model, username: username).modelContainer(drafts.container) }
  }
}

/// The posts of the feed, or its progress indicator or error.
private struct FeedContent: View {
  let model: FeedModel

  var body: some View {
    switch model.state {
    case .loading:
      Text("Loading posts…").accessibilityIdentifier("FeedProgress")
    case .loaded(let posts):
      VStack(spacing: 0) {
        if let notice = model.notice { Text(notice).font(.footnote).accessibilityIdentifier("FeedNotice") }
        List(posts) { post in
          NavigationLink(value: post.id) { PostRow(post: post) }
            .accessibilityIdentifier(post.title)
            .swipeActions { Button("Hide", role: .destructive) { model.hide(post.id) } }
        }
        .refreshable { await model.refresh() }
        .accessibilityIdentifier("Posts")
      }
    case .failed:
      VStack {
        Text("The posts could not be loaded.").accessibilityIdentifier("FeedFailure")
        Button("Try again") { Task { await model.load() } }
      }
    }
  }
}
