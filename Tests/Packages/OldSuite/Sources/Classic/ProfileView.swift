import SwiftUI

struct ProfileView: View {
  let username: String
  let logOut: () -> Void
  @State private var isPrivate = false
  @State private var text = 0.5
  @State private var asks = false

  var body: some View {
    VStack {
      Text("My Profile").accessibilityAddTraits(.isHeader)
      Text(username).accessibilityIdentifier("UsernameLabel")
      Toggle("Private account", isOn: $isPrivate).accessibilityIdentifier("PrivateSwitch")
      Slider(value: $text).accessibilityIdentifier("TextSizeSlider")
      Button("Log out") { asks = true }
    }
    .alert("Do you want to log out?", isPresented: $asks) {
      Button("Log out", role: .destructive) { logOut() }
      Button("Cancel", role: .cancel) {}
    }
  }
}
