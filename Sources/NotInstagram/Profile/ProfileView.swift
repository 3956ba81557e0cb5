import SwiftUI

/// The profile of the user.
struct ProfileView: View {
  let session: Session
  let username: String
  @State private var isPrivate = false
  @State private var asksToLogOut = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text("Not Instagram").font(.title).accessibilityAddTraits(.isHeader)
        Image("ProfilePicture", label: Text("Picture of \(username)")).resizable().frame(width: 96, height: 96)
        Text(username).accessibilityIdentifier("UsernameLabel")
        if !session.profile.name.isEmpty { Text(session.profile.name).accessibilityIdentifier("NameLabel") }
        if !session.profile.bio.isEmpty { Text(session.profile.bio).font(.footnote).accessibilityIdentifier("BioLabel") }
        Toggle("Private account", isOn: $isPrivate)
        NavigationLink("Edit profile") { EditProfileView(session: session) }
        NavigationLink("Settings") { SettingsView(session: session) }
        Button("Log out") { asksToLogOut = true }
        Spacer()
      }
      .padding()
      .navigationTitle("Profile")
    }
    .alert("Log out?", isPresented: $asksToLogOut) {
      Button("Log out", role: .destructive) { session.logOut() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("You can log in again at any time.")
    }
  }
}
