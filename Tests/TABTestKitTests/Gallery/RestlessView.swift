import HeadlessUI

/// A view that never comes to rest: a task of its that yields without end.
struct RestlessView: View {
  var body: some View {
    Text("Restless").task {
      while !Task.isCancelled { await Task.yield() }
    }
  }
}
