import Foundation
import HeadlessUI

/// The Settings app, with the pages that tests need: General, About and Reset.
struct SettingsView: View {
  @Environment(\.systemState) private var state

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("General") { GeneralSettings(state: state) }
      }
      .navigationTitle("Settings")
    }
  }
}

private struct GeneralSettings: View {
  let state: SystemState?

  var body: some View {
    List {
      NavigationLink("About") { Text("A simulated device").navigationTitle("About") }
      NavigationLink("Reset") { ResetSettings(state: state) }
    }
    .navigationTitle("General")
  }
}

private struct ResetSettings: View {
  let state: SystemState?
  @State private var asks = false

  var body: some View {
    List {
      Button("Reset Location & Privacy") { asks = true }
    }
    .navigationTitle("Reset")
    .confirmationDialog("This will reset your location and privacy settings to factory defaults.", isPresented: $asks, titleVisibility: .visible) {
      Button("Reset Warnings", role: .destructive) { state?.resetPermissions() }
    }
  }
}
