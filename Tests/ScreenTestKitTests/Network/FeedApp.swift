import Foundation
import HeadlessNetwork
import HeadlessUI

/// An app that loads its feed at launch.
struct FeedApp: App {
  var body: some Scene { WindowGroup { FeedView() } }
}

private struct FeedView: View {
  @State private var photos: [String]?

  var body: some View {
    VStack {
      if let photos { ForEach(photos, id: \.self) { Text($0) } } else { Text("Loading") }
      Button("Again") { Task { await load() } }
    }
    .task { await load() }
  }

  private func load() async {
    guard let url = URL(string: "https://api.notinstagram.com/feed"), let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    photos = try? JSONDecoder().decode([String].self, from: data)
  }
}

/// A button that sends a request to a server and never shows the response.
struct RequestView: View {
  let url: String

  var body: some View {
    Button("Load") {
      Task(name: "refresh") {
        if let url = URL(string: url) { _ = try await URLSession.shared.data(from: url) }
      }
    }
  }
}
