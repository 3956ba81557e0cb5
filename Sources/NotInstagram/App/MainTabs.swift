import HeadlessUI

/// What a person who is logged in finds: the feed and the profile.
struct MainTabs: View {
  let session: Session
  let username: String
  let services: Services

  var body: some View {
    TabView {
      FeedView(service: services.feed)
        .tabItem { Label("Feed", systemImage: "photo.stack") }
      ProfileView(session: session, username: username)
        .tabItem { Label("Profile", systemImage: "person.crop.circle") }
    }
  }
}
