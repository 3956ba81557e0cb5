import Foundation
import HeadlessUI

/// An ordinary screen for the benchmarks of pictures.
struct PicturedScreen {
  /// The name of the benchmark, without its prefix “picture.”.
  let name: String
  /// Texts that the picture shows.
  let texts: [String]
  /// Launches an app that shows the screen.
  let show: @MainActor () -> GrowthScreen

  /// Settings with the usual controls.
  static let form: PicturedScreen = PicturedScreen(name: "form", texts: ["Private account", "Delete account"]) { GrowthScreen { PicturedForm() } }
  /// A feed in a tab.
  static let list: PicturedScreen = PicturedScreen(name: "list", texts: ["Post 1", "Post 6"]) { GrowthScreen { PicturedList() } }
  /// A login page with the keyboard.
  static let login: PicturedScreen = PicturedScreen(name: "login", texts: ["Welcome back", "Log in"]) { GrowthScreen { PicturedLogin() } }

  /// All screens whose pictures are measured.
  static var all: [PicturedScreen] { [form, list, login] }
}

/// Settings with the usual controls.
private struct PicturedForm: View {
  @State private var isPrivate = true
  @State private var audience = "Friends"
  @State private var days = 7
  @State private var volume = 0.5

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Private account", isOn: $isPrivate)
          Picker("Audience", selection: $audience) { ForEach(["Everyone", "Friends", "Nobody"], id: \.self) { Text($0) } }
          Stepper("Keep posts for \(days) days", value: $days, in: 1...30)
        } header: {
          Text("Privacy")
        } footer: {
          Text("People who follow you always see your posts.")
        }
        Section("Sounds") {
          Slider(value: $volume)
          NavigationLink("Ringtone") { Text("Ringtone") }
          Label("Vibrate", systemImage: "iphone.radiowaves.left.and.right").foregroundStyle(.secondary)
        }
        Section {
          Button("Export data") {}
          Button("Delete account", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .toolbar { Button("Done") {} }
    }
  }
}

/// A feed in a tab, with two lines and a symbol in each row.
private struct PicturedList: View {
  var body: some View {
    TabView {
      NavigationStack {
        List(0..<12, id: \.self) { number in
          NavigationLink {
            Text("Page \(number)")
          } label: {
            HStack {
              Image(systemName: "photo").font(.title).foregroundStyle(.tint)
              VStack(alignment: .leading) {
                Text("Post \(number)").font(.headline)
                Text("Written on Tuesday").font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        }
        .navigationTitle("Feed")
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("Profile").tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

/// A login page with a focused field and the keyboard.
private struct PicturedLogin: View {
  @State private var name = "ada"
  @State private var password = "secret12"
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "lock.shield").font(.largeTitle)
      Text("Welcome back").font(.title).bold()
      TextField("User name", text: $name).textFieldStyle(.roundedBorder).focused($isFocused)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      Button("Log in") {}.buttonStyle(.borderedProminent)
      Link("Forgot password?", destination: URL(fileURLWithPath: "/password"))
    }
    .padding()
    .onAppear { isFocused = true }
  }
}
