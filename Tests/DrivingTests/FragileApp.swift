import SwiftUI

/// An app with buttons that crash it, hang it, print, or show a text that differs in each process.
struct FragileApp: App {
  var body: some Scene {
    WindowGroup { FragileView() }
  }
}

private struct FragileView: View {
  @State private var text = "Whole"

  var body: some View {
    VStack {
      Text(text)
      Button("Break") { text = "Cracked" }
      Button("Crash") { fatalError("the vase fell") }
      Button("Hang") { while true {} }
      // The number of the process is another one in each process.
      Button("Differ") { text = "Process \(ProcessInfo.processInfo.processIdentifier)" }
      Button("Ring") { print("the vase rings") }
      Button("Interrupt the tool") {
        kill(getppid(), SIGTERM)
        while true {}
      }
    }
  }
}
