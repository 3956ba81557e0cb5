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

/// A button that shows a tip.
struct TipsView: View {
  @State private var isShown = false

  var body: some View {
    Button("Show a tip") { isShown = true }
    if isShown { TipView() }
  }
}

/// A view whose task replaces the view that it belongs to, which starts the task again.
private struct TipView: View {
  @State private var isLoaded = false

  var body: some View {
    Group { if isLoaded { Text("Let it rest.") } else { Text("Loading") } }
      .task { isLoaded.toggle() }
  }
}

/// A view with more tasks than a task that restarts itself is allowed.
struct ManyTipsView: View {
  var body: some View {
    Group { ForEach(0..<150, id: \.self) { Text("Tip \($0)") } }
      .task {}
  }
}
