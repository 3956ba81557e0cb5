import Foundation
import HeadlessNetwork
import HeadlessUI

/// An app whose button loads a text from a server and shows it.
struct LoadingApp: App {
  var body: some Scene { WindowGroup { LoadingView() } }
}

/// A view that loads the page of the feed that its button names.
private struct LoadingView: View {
  @State private var text = "nothing"

  var body: some View {
    VStack {
      Text(text).accessibilityIdentifier("FeedLabel")
      Button("Load") { load("/feed?page=1") }
      Button("Load more") { load("/feed?page=2") }
      Button("Log in") { load("/login") }
    }
  }

  private func load(_ path: String) {
    Task {
      guard let url = URL(string: "https://api.notinstagram.com\(path)"), let (data, _) = try? await URLSession.shared.data(from: url) else {
        text = "failed"
        return
      }
      text = String(decoding: data, as: UTF8.self)
    }
  }
}
