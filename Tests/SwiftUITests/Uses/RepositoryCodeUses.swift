import SwiftUI

// A view file in the style of ordinary apps: a repository with URLSession.

private protocol HTTPClient: Sendable { func get<T: Decodable & Sendable>(_ path: String) async throws -> T }
private struct LiveClient: HTTPClient {
  let base: URL
  var session: URLSession = .shared
  private let decoder: JSONDecoder = {
    let d = JSONDecoder()
    d.keyDecodingStrategy = .convertFromSnakeCase
    d.dateDecodingStrategy = .iso8601
    return d
  }()
  func get<T: Decodable & Sendable>(_ path: String) async throws -> T {
    var request = URLRequest(url: base.appendingPathComponent(path))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else { throw URLError(.badServerResponse) }
    return try decoder.decode(T.self, from: data)
  }
}
private struct ClientKey: EnvironmentKey { static let defaultValue: any HTTPClient = LiveClient(base: URL(string: "https://api.example.com")!) }
private extension EnvironmentValues {
  var client: any HTTPClient {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
  @Entry var isCompact: Bool = false
}
private struct Repo: Codable, Identifiable, Sendable {
  let id: Int
  let fullName: String
  let stargazersCount: Int
}
private enum Loadable<Value> {
  case idle, loading(last: Value?), loaded(Value), failed(any Error)
  var value: Value? {
    switch self {
    case let .loading(last): return last
    case let .loaded(v): return v
    default: return nil
    }
  }
}
private struct RepoList: View {
  @Environment(\.client) private var client
  @Environment(\.isCompact) private var isCompact
  @State private var repos: Loadable<[Repo]> = .idle
  @State private var page = 1
  @State private var searchTask: Task<Void, Never>?
  var body: some View {
    List {
      ForEach(repos.value ?? []) { repo in RepoCell(repo: repo).equatable().onAppear { if repo.id == repos.value?.last?.id { page += 1 } } }
      if case .loading = repos {
        HStack {
          Spacer()
          ProgressView().id(UUID())
          Spacer()
        }.listRowBackground(Color.clear)
      }
    }
    .task(id: page) { await load() }.refreshable {
      page = 1
      await load()
    }
    .animation(.default, value: repos.value?.count)
    .navigationDestination(for: Int.self) { Text("\($0)") }
  }
  @MainActor private func load() async {
    repos = .loading(last: repos.value)
    do {
      let new: [Repo] = try await client.get("repos?page=\(page)")
      repos = .loaded((repos.value ?? []) + new)
    } catch is CancellationError {} catch { repos = .failed(error) }
  }
}
private struct RepoCell: View, Equatable {
  let repo: Repo
  nonisolated static func == (l: Self, r: Self) -> Bool { l.repo.id == r.repo.id }
  var body: some View {
    NavigationLink(value: repo.id) {
      VStack(alignment: .leading) {
        Text(repo.fullName).font(.headline).truncationMode(.middle)
        Label("\(repo.stargazersCount)", systemImage: "star.fill").labelStyle(.titleAndIcon).font(.caption).symbolVariant(.fill).foregroundStyle(.yellow, .gray)
      }.accessibilityElement(children: .combine)
    }
  }
}
private final class SearchViewModel: ObservableObject {
  @Published var text = ""
  @Published private(set) var results: [String] = []
  private var bag = Set<AnyCancellable>()
  init() {
    $text.debounce(for: 0.3, scheduler: DispatchQueue.main).removeDuplicates().filter { $0.count > 2 }.map { q in
      Future<[String], Never> { promise in promise(.success([q])) }.eraseToAnyPublisher()
    }.switchToLatest().receive(on: DispatchQueue.main).assign(to: &$results)
  }
}
