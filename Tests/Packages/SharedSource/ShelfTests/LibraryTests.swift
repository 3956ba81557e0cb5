import Observation
import XCTest

@testable import Shelf

@MainActor
final class LibraryTests: XCTestCase {
    func testLoads() async {
        let library = Library(repository: PreviewBookRepository())
        XCTAssertEqual(library.state, .idle)
        await library.load()
        XCTAssertEqual(library.state, .loaded)
        XCTAssertEqual(library.visibleBooks.map(\.title), ["Kindred", "Middlemarch", "The Trial"])
        library.filter = .finished
        XCTAssertEqual(library.visibleBooks.map(\.title), ["The Trial"])
    }

    func testAFailureIsTold() async {
        let library = Library(repository: FailingRepository(error: APIError.offline))
        await library.load()
        XCTAssertEqual(library.state, .failed("You are offline."))
    }

    func testADeletionThatFailsIsTakenBack() async throws {
        let repository = FailingRepository(error: APIError.status(500), books: Book.samples)
        let library = Library(repository: repository)
        await library.load()
        await library.delete(try XCTUnwrap(library.books.first))
        XCTAssertEqual(library.books.count, 3)
    }

    func testObservationHearsOfTheFilter() async {
        let library = Library(repository: PreviewBookRepository())
        await library.load()
        let changed = expectation(description: "changed")
        withObservationTracking {
            _ = library.visibleBooks
        } onChange: {
            changed.fulfill()
        }
        library.filter = .reading
        await fulfillment(of: [changed], timeout: 1)
    }
}

private struct FailingRepository: BookRepository {
    let error: APIError
    var books: [Book]?

    func books() async throws -> [Book] {
        guard let books else { throw error }
        return books
    }

    func save(_ book: Book) async throws { throw error }

    func delete(_ book: Book) async throws { throw error }
}
