import HeadlessUI

/// The login screen, or the tabs as soon as somebody is logged in.
struct RootView: View {
  let session: Session
  let services: Services

  var body: some View {
    if let username = session.username {
      MainTabs(session: session, username: username, services: services)
    } else {
      LoginView(session: session)
    }
  }
}
