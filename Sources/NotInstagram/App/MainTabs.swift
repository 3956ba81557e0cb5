import SwiftUI

/// The tabs for a user who is logged in: the feed, the pictures of all users, and the profile.
struct MainTabs: View {
  let session: Session
  let username: String
  @Bindable private var router: Router
  @State private var feed: FeedModel

  init(session: Session, username: String, services: Services, router: Router) {
    self.session = session
    self.username = username
    self.router = router
    _feed = State(initialValue: FeedModel(service: services.feed))
  }

  var body: some View {
    TabView(selection: $router.tab) {
      FeedView(model: feed, username: username, router: router)
        .tabItem { Label("Feed", systemImage: "photo.stack") }
        .tag(Router.Tab.feed)
      DiscoverView(feed: feed, username: username)
        .tabItem { Label("Discover", systemImage: "square.grid.3x3") }
        .tag(Router.Tab.discover)
      ProfileView(session: session, username: username)
        .tabItem { Label("Profile", systemImage: "person.crop.circle") }
        .tag(Router.Tab.profile)
    }
    .task { await feed.load() }
  }
}
