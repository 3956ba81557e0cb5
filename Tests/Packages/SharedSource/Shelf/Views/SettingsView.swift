import SwiftUI

struct SettingsView: View {
    @EnvironmentObject var session: Session
    @Environment(Library.self) private var library
    @AppStorage("settings.reminders") private var remindersEnabled = false
    @AppStorage("settings.reminderTime") private var reminderTime = 9 * 60.0
    @AppStorage("timer.goalMinutes") private var goalMinutes = 25
    @AppStorage("settings.theme") private var theme = Theme.system
    @State private var confirmsLogOut = false
    @Environment(\.openURL) private var openURL

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: String { rawValue }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Reading") {
                    Stepper("Goal: \(goalMinutes) minutes", value: $goalMinutes, in: 5...120, step: 5)
                        .accessibilityIdentifier("settings.goal")
                    Toggle(isOn: $remindersEnabled.animation()) {
                        Label("Reminders", systemImage: "bell")
                    }
                    .accessibilityIdentifier("settings.reminders")
                    if remindersEnabled {
                        Slider(value: $reminderTime, in: 0...1439)
                            .accessibilityLabel("Reminder time")
                    }
                }
                Section("Appearance") {
                    Picker(selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    } label: {
                        Text("Theme")
                    }
                    .pickerStyle(.navigationLink)
                    NavigationLink("Statistics") { StatisticsView() }
                    NavigationLink("About") { AboutView() }
                    NavigationLink("Credits") { CreditsView() }
                }
                Section {
                    Button("Privacy policy") {
                        openURL(URL(string: "https://shelf.example/privacy")!)
                    }
                    Link("Help", destination: URL(string: "https://shelf.example/help")!)
                }
                Section {
                    Button(role: .destructive) {
                        confirmsLogOut = true
                    } label: {
                        Text("Log out")
                    }
                } footer: {
                    Text("Version \(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")")
                        .frame(maxWidth: .infinity)
                        .accessibilityIdentifier("settings.version")
                }
            }
            .navigationTitle("Settings")
            .actionSheet(isPresented: $confirmsLogOut) {
                ActionSheet(
                    title: Text("Log out?"), message: Text("Your books stay on the server."),
                    buttons: [.destructive(Text("Log out now"), action: session.logOut), .cancel()])
            }
        }
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView()
            .environmentObject(Session(service: PreviewAuthService()))
            .environment(Library.preview)
            .environment(\.locale, Locale(identifier: "de"))
    }
}
