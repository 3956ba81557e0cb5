import Foundation
import HeadlessNetwork
import HeadlessUI
import Observation
import VirtualTime

/// A search that sends a request after the user hasn't typed for 300 ms.
///
/// The service takes 100 to 800 ms, like a network request.
struct SearchApp: App {
  @State private var model = SearchModel(isRepaired: false)

  var body: some Scene { WindowGroup { SearchView(model: model) } }
}

/// The same app with a fix: it drops the answer to an older query.
struct RepairedSearchApp: App {
  @State private var model = SearchModel(isRepaired: true)

  var body: some Scene { WindowGroup { SearchView(model: model) } }
}

/// The search with `URLSession`, for tests that stub the answers.
struct NetworkSearchApp: App {
  @State private var model = SearchModel(isRepaired: false, service: .server)

  var body: some Scene { WindowGroup { SearchView(model: model) } }
}

/// The same app with a fix: it drops the answer to an older query.
struct RepairedNetworkSearchApp: App {
  @State private var model = SearchModel(isRepaired: true, service: .server)

  var body: some Scene { WindowGroup { SearchView(model: model) } }
}

/// The service that answers the search.
private enum SearchService {
  case delay, server

  @MainActor func books(about text: String) async -> String {
    switch self {
    case .delay:
      let delay = VirtualScheduler.current?.random(in: .milliseconds(100)...(.milliseconds(800)), for: "the answer to \(text)")
      try? await Task.sleep(for: delay ?? .zero)
      return "books about \(text)"
    case .server:
      guard let url = URL(string: "https://books.example.com/search?q=\(text)"), let (data, _) = try? await URLSession.shared.data(from: url) else { return "" }
      return String(decoding: data, as: UTF8.self)
    }
  }
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

  @ObservationIgnored private let service: SearchService

  init(isRepaired: Bool, service: SearchService = .delay) {
    self.isRepaired = isRepaired
    self.service = service
  }

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
    let answer = await service.books(about: text)
    requests -= 1
    if isRepaired, text != query { return }
    results = answer
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
