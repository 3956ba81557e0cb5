import Foundation
import HeadlessUI
import LocalAuthentication

/// A view that shows information about the app's launch and the device.
struct LaunchView: View {
  @Environment(\.launchEnvironment) private var environment
  @Environment(\.launchArguments) private var arguments
  @Environment(\.scenePhase) private var phase
  @AppStorage("launches") private var launches = 0
  @AppStorage("departures") private var departures = 0
  @State private var phases: [String] = []
  @State private var link = "none"
  @State private var login = "logged out"

  var body: some View {
    VStack {
      Text("Launch").accessibilityAddTraits(.isHeader)
      Text(environment["TABTestKit.UUID"] ?? "").accessibilityIdentifier("UUIDLabel")
      Text(environment["SERVER"] ?? "none").accessibilityIdentifier("ServerLabel")
      Text(arguments.contains("TABTestKit.Clean") ? "clean" : "as it was").accessibilityIdentifier("CleanLabel")
      Text("\(launches)").accessibilityIdentifier("LaunchesLabel")
      Text("\(departures)").accessibilityIdentifier("DeparturesLabel")
      Text(phases.isEmpty ? "never left" : phases.joined(separator: " ")).accessibilityIdentifier("PhasesLabel")
      Text(link).accessibilityIdentifier("LinkLabel")
      Text(login).accessibilityIdentifier("LoginLabel")
      Button("Log in with Face ID") { logIn() }
    }
    .onAppear { launches += 1 }
    .onChange(of: phase) {
      phases.append(phase == .active ? "front" : "back")
      if phase != .active { departures += 1 }
    }
    .onOpenURL { link = $0.absoluteString }
  }

  private func logIn() {
    Task {
      do {
        try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in")
        login = "logged in"
      } catch let error as LAError {
        login = "\(error.code)"
      }
    }
  }
}
