import SwiftUI

/// An app with a control of each kind, and with texts that commands must tell apart.
struct ControlsApp: App {
  var body: some Scene {
    WindowGroup { ControlsView() }
  }
}

private struct ControlsView: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var pin = ""
  @State private var showsPIN = false
  @State private var sound = false
  @State private var volume = 0.5
  @State private var taps = 0
  @State private var showsGone = true
  @State private var answer = "No answer"

  var body: some View {
    List {
      Section("Rows") {
        Text(colorScheme == .dark ? "Dark mode" : "Light mode")
        Text(ProcessInfo.processInfo.arguments.contains("--demo") ? "Demo" : "No demo")
        Text(answer)
        Button("Ask") {
          Task {
            let data = try? await URLSession.shared.data(from: URL(string: "https://example.com/answer")!).0
            answer = data.map { String(decoding: $0, as: UTF8.self) } ?? "Failed"
          }
        }
        Button("Later") { DispatchQueue.main.asyncAfter(deadline: .now() + 5) { taps += 10 } }
        SecureField("PIN", text: $pin)
        if showsPIN { Text("The PIN is \(pin)").accessibilityIdentifier("ShownPIN") }
        Toggle("Show PIN", isOn: $showsPIN)
        Toggle("Sound", isOn: $sound)
        Slider(value: $volume) { Text("Volume") }
        Text("\(taps) taps")
      }
    }
    HStack {
      Button("Same") { taps += 1 }
      Button("Same") { taps += 2 }
      Button("7") { taps += 7 }
      Button("e4") { taps += 4 }
      if showsGone { Button("Gone") { showsGone = false } }
    }
  }
}
