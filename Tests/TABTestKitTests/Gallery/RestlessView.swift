import HeadlessUI

/// A view that's never idle, because its task yields endlessly.
struct RestlessView: View {
  var body: some View {
    Text("Restless").task {
      while !Task.isCancelled { await Task.yield() }
    }
  }
}
