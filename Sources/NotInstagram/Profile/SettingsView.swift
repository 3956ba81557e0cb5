import Foundation
import SwiftUI

/// The app's settings, which are stored between launches.
struct SettingsView: View {
  @Bindable var session: Session
  @AppStorage("showsLikes") private var showsLikes = true
  @AppStorage("textSize") private var textSize = 17.0
  @AppStorage("appearance") private var appearance = AppAppearance.automatic
  @AppStorage("daysOnDevice") private var daysOnDevice = 7
  @AppStorage("commenters") private var commenters = Audience.everybody

  private static let help = URL(string: "https://help.example.com/not-instagram")

  var body: some View {
    Form {
      Section("Posts") {
        Toggle("Show likes", isOn: $showsLikes)
        Stepper("Keep posts for \(daysOnDevice == 1 ? "1 day" : "\(daysOnDevice) days")", value: $daysOnDevice, in: 1...10).accessibilityIdentifier("DaysStepper")
      }
      Section("Appearance") {
        Picker("Appearance", selection: $appearance) {
          ForEach(AppAppearance.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Text("Text size: \(Int(textSize))").accessibilityIdentifier("TextSizeLabel")
        Slider(value: $textSize, in: 12...22, step: 1).accessibilityIdentifier("TextSizeSlider")
      }
      Section("Privacy") {
        Picker("Who can comment", selection: $commenters) {
          ForEach(Audience.allCases, id: \.self) { Text($0.rawValue) }
        }
        .accessibilityIdentifier("CommentersPicker")
        if let name = session.biometricsName { Toggle("Log in with \(name)", isOn: $session.usesBiometrics) }
      }
      Section("More") {
        NavigationLink("Notifications") { NotificationsView() }
        if let help = Self.help { Link("Help", destination: help) }
        Text("Version 1.0")
      }
    }
    .preferredColorScheme(appearance.colorScheme)
    .accessibilityIdentifier("SettingsList")
    .navigationTitle("Settings")
  }
}
