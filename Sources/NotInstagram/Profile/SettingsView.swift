import HeadlessUI

/// How the app should be; it stays so from one launch to the next.
struct SettingsView: View {
  @AppStorage("showsLikes") private var showsLikes = true

  var body: some View {
    List {
      Section("Posts") {
        Toggle("Show likes", isOn: $showsLikes)
      }
      Section("About") {
        Text("Version 1.0")
      }
    }
    .navigationTitle("Settings")
  }
}
