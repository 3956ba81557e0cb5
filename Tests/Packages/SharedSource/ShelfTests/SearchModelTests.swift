import Combine
import XCTest

@testable import Shelf

@MainActor
final class SearchModelTests: XCTestCase {
    private var cancellables: Set<AnyCancellable> = []

    override func tearDown() async throws {
        cancellables = []
        try await super.tearDown()
    }

    func testSearchesForWhatWasTypedLast() throws {
        var requests: [URL] = []
        let answer = StubResponses.named("books")
        StubURLProtocol.responses = { request in
            request.url.map { requests.append($0) }
            return answer(request)
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubURLProtocol.self]
        let client = APIClient(baseURL: URL(string: "https://example.com")!, session: URLSession(configuration: configuration))
        let model = SearchModel(client: client)
        let found = expectation(description: "found")
        model.$results.first { !$0.isEmpty }.sink { _ in found.fulfill() }.store(in: &cancellables)

        model.query = "k"
        model.query = "ki"
        model.query = "kin"
        wait(for: [found], timeout: 5)

        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertEqual(model.results.map(\.title), ["Kindred"])
        XCTAssertEqual(requests.map(\.query), ["q=kin"])
    }
}
