import SwiftUI

/// The login screen, or the tabs once a user is logged in.
struct RootView: View {
  let session: Session
  let services: Services
  @State private var router = Router()

  var body: some View {
    content
      .onOpenURL { router.open($0) }
      .onChange(of: session.username) { _, username in if username == nil { router.reset() } }
      .alert("This link leads nowhere", isPresented: $router.showsDeadLink) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("Perhaps the post has been deleted.")
      }
  }

  @ViewBuilder private var content: some View {
    if let username = session.username {
      MainTabs(session: session, username: username, services: services, router: router)
    } else {
      LoginView(session: session)
    }
  }
}
