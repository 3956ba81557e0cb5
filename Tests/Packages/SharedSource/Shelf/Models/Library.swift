import Foundation
import Observation

/// The reader's books, for the list and the detail page.
@MainActor
@Observable
final class Library {
    enum State: Equatable {
        case idle, loading, loaded
        case failed(String)
    }

    enum SortOrder: String, CaseIterable, Identifiable {
        case title, author, dateAdded

        var id: Self { self }
    }

    private(set) var state = State.idle
    private(set) var books: [Book] = []
    var filter: ReadingStatus?
    var sortOrder = SortOrder.title

    @ObservationIgnored private let repository: any BookRepository

    nonisolated init(repository: any BookRepository) {
        self.repository = repository
    }

    var visibleBooks: [Book] {
        books
            .filter { filter == nil || $0.status == filter }
            .sorted { first, second in
                switch sortOrder {
                case .title: first.title.localizedStandardCompare(second.title) == .orderedAscending
                case .author: first.author.localizedStandardCompare(second.author) == .orderedAscending
                case .dateAdded: first.addedAt > second.addedAt
                }
            }
    }

    var finishedCount: Int { books.lazy.filter(\.isFinished).count }

    func load() async {
        guard state != .loading else { return }
        state = .loading
        do {
            books = try await repository.books()
            state = .loaded
        } catch is CancellationError {
            state = .idle
        } catch {
            Log.network.error("Loading failed: \(error.localizedDescription)")
            state = .failed((error as? LocalizedError)?.errorDescription ?? "Something went wrong.")
        }
    }

    func save(_ book: Book) async throws {
        try await repository.save(book)
        if let index = books.firstIndex(where: { $0.id == book.id }) {
            books[index] = book
        } else {
            books.append(book)
        }
    }

    func delete(at offsets: IndexSet) async {
        let doomed = offsets.map { visibleBooks[$0] }
        for book in doomed {
            await delete(book)
        }
    }

    func delete(_ book: Book) async {
        let kept = books
        books.removeAll { $0.id == book.id }
        do {
            try await repository.delete(book)
        } catch {
            books = kept
        }
    }
}

extension Library {
    static var preview: Library { Library(repository: PreviewBookRepository()) }
}
