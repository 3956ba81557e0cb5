import HeadlessUI

/// The feed: all posts, one below the other.
struct FeedView: View {
  @State private var model: FeedModel

  init(service: any FeedService) { _model = State(initialValue: FeedModel(service: service)) }

  var body: some View {
    NavigationStack {
      content.navigationTitle("Feed")
    }
    .task { await model.load() }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .loading:
      Text("Loading posts…").accessibilityIdentifier("FeedProgress")
    case .loaded(let posts):
      List(posts) { post in
        NavigationLink {
          PostView(post: post)
        } label: {
          PostRow(post: post)
        }
        .accessibilityIdentifier(post.title)
      }
      .accessibilityIdentifier("Posts")
    case .failed:
      VStack {
        Text("The posts could not be loaded.").accessibilityIdentifier("FeedFailure")
        Button("Try again") { Task { await model.load() } }
      }
    }
  }
}
