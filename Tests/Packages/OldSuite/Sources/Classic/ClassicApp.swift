import SwiftUI

/// An earlier version of Not Instagram: a login with a password or Face ID, and two tabs.
public struct ClassicApp: App {
  @State private var username = ""
  @State private var isLoggedIn = false

  public init() {}

  public var body: some Scene {
    WindowGroup {
      if isLoggedIn {
        MainView(username: username) { isLoggedIn = false }
      } else {
        LoginView(username: $username) { isLoggedIn = true }
      }
    }
  }
}

struct MainView: View {
  let username: String
  let logOut: () -> Void

  var body: some View {
    TabView {
      FeedView().tabItem { Text("Feed") }
      ProfileView(username: username, logOut: logOut).tabItem { Text("Profile") }
    }
  }
}

struct FeedView: View {
  var body: some View {
    NavigationStack {
      List(0..<40) { number in
        NavigationLink("Post \(number)") { Text("You read post \(number)").accessibilityIdentifier("PostLabel") }
          .accessibilityIdentifier("PostCell")
      }
      .accessibilityIdentifier("FeedTable")
      .navigationTitle("Feed")
    }
  }
}
