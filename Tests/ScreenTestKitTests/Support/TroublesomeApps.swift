import HeadlessUI

/// An app with a button that an alert covers after the first tap.
struct CoveredApp: App {
  var body: some Scene { WindowGroup { CoveredView() } }
}

private struct CoveredView: View {
  @State private var asks = false

  var body: some View {
    Button("Ask") { asks = true }
      .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
  }
}

/// An app whose button starts endless work that never waits.
struct RestlessApp: App {
  var body: some Scene {
    WindowGroup {
      Button("Spin") { Task { while true { await Task.yield() } } }
    }
  }
}
