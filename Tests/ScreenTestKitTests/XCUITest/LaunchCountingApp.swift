import HeadlessUI

/// An app that counts its launches, with their arguments.
struct LaunchCountingApp: App {
  @MainActor static var launches: [[String]] = []

  var body: some Scene { WindowGroup { LaunchCountingView() } }
}

private struct LaunchCountingView: View {
  @Environment(\.launchOptions) private var options

  var body: some View { Text("Hello").onAppear { LaunchCountingApp.launches.append(options.arguments) } }
}
