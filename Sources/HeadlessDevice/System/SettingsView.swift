import Foundation
import HeadlessUI

/// The Settings app, with the pages that tests need: General, Reset, Reset Location & Privacy.
struct SettingsView: View {
  @Environment(\.systemDevice) private var device

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("General") { GeneralSettings(device: device) }
      }
      .navigationTitle("Settings")
    }
  }
}

private struct GeneralSettings: View {
  let device: Device?

  var body: some View {
    List {
      NavigationLink("About") { Text("A simulated device").navigationTitle("About") }
      NavigationLink("Reset") { ResetSettings(device: device) }
    }
    .navigationTitle("General")
  }
}

private struct ResetSettings: View {
  let device: Device?
  @State private var asks = false

  var body: some View {
    List {
      Button("Reset Location & Privacy") { asks = true }
    }
    .navigationTitle("Reset")
    .confirmationDialog("This will reset your location and privacy settings to factory defaults.", isPresented: $asks, titleVisibility: .visible) {
      Button("Reset Warnings", role: .destructive) { device?.system.resetPermissions() }
    }
  }
}
