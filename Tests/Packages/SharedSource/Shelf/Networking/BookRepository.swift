import Foundation

protocol BookRepository: Sendable {
    func books() async throws -> [Book]
    func save(_ book: Book) async throws
    func delete(_ book: Book) async throws
}

struct RemoteBookRepository: BookRepository, @unchecked Sendable {
    let client: APIClient

    func books() async throws -> [Book] {
        try await client.send(.books)
    }

    func save(_ book: Book) async throws {
        try await client.send(.save(book))
    }

    func delete(_ book: Book) async throws {
        try await client.send(.delete(book))
    }
}

actor PreviewBookRepository: BookRepository {
    private var stored = Dictionary(uniqueKeysWithValues: Book.samples.map { ($0.id, $0) })

    init() {}

    func books() async throws -> [Book] {
        try await Task.sleep(for: .milliseconds(300))
        return Array(stored.values)
    }

    func save(_ book: Book) { stored[book.id] = book }

    func delete(_ book: Book) { stored[book.id] = nil }
}
