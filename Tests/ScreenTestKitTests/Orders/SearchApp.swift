import Foundation
import HeadlessUI
import Observation
import VirtualTime

/// A search that asks its service when the user has not typed for 300 ms.
///
/// The service takes 100 to 800 ms, as the network does.
struct SearchApp: App {
  @State private var model = SearchModel(isRepaired: false)

  var body: some Scene { WindowGroup { SearchView(model: model) } }
}

/// The same app, in which an answer to an older query is dropped.
struct RepairedSearchApp: App {
  @State private var model = SearchModel(isRepaired: true)

  var body: some Scene { WindowGroup { SearchView(model: model) } }
}

@MainActor @Observable
private final class SearchModel {
  var query = "" {
    didSet { queryDidChange() }
  }
  private(set) var results = ""
  private(set) var asked: [String] = []
  private(set) var requests = 0
  @ObservationIgnored private var debounce: Task<Void, any Error>?
  @ObservationIgnored private let isRepaired: Bool

  init(isRepaired: Bool) { self.isRepaired = isRepaired }

  private func queryDidChange() {
    let query = query
    debounce?.cancel()
    debounce = Task {
      try await Task.sleep(for: .milliseconds(300))
      Task(name: "search of \(query)") { await self.search(query) }
    }
  }

  private func search(_ text: String) async {
    asked.append(text)
    requests += 1
    let delay = VirtualScheduler.current?.random(in: .milliseconds(100)...(.milliseconds(800)), for: "the answer to \(text)")
    try? await Task.sleep(for: delay ?? .zero)
    requests -= 1
    if isRepaired, text != query { return }
    results = "books about \(text)"
  }
}

private struct SearchView: View {
  @Bindable var model: SearchModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.query).accessibilityIdentifier("SearchField")
      if let asked = model.asked.last { Text("Searching for \(asked)").accessibilityIdentifier("Asked") }
      if model.requests > 0 { Text("Loading").accessibilityIdentifier("Spinner") }
      Text(model.results).accessibilityIdentifier("Results")
    }
  }
}
