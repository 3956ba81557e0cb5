import SwiftUI

/// An app that crashes, hangs, or differs in each process when a person asks for it.
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
    }
  }
}
