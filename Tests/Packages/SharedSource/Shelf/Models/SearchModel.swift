import Combine
import Foundation

/// Searches while the reader types, half a second after the last letter.
@MainActor
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [Book] = []
    @Published private(set) var isSearching = false

    private let client: APIClient
    private var cancellables: Set<AnyCancellable> = []

    init(client: APIClient) {
        self.client = client
        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .handleEvents(receiveOutput: { [weak self] query in self?.isSearching = !query.isEmpty })
            .map { query -> AnyPublisher<[Book], Never> in
                guard !query.isEmpty else { return Just([]).eraseToAnyPublisher() }
                return client.publisher(for: .search(query), as: [Book].self)
                    .replaceError(with: [])
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: RunLoop.main)
            .sink { [weak self] books in
                self?.results = books
                self?.isSearching = false
            }
            .store(in: &cancellables)
    }
}
