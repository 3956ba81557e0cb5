import Combine
import XCTest

@testable import Shelf

final class SessionTests: XCTestCase {
    private var defaults: UserDefaults!
    private var cancellables = Set<AnyCancellable>()

    override func setUp() {
        super.setUp()
        defaults = UserDefaults(suiteName: "SessionTests")
        defaults.removePersistentDomain(forName: "SessionTests")
    }

    override func tearDown() {
        cancellables.removeAll()
        defaults.removePersistentDomain(forName: "SessionTests")
        super.tearDown()
    }

    func testFormIsValidWithAnAddressAndAPassword() {
        let session = Session(service: StubAuthService(result: .success(Token(token: "1"))), defaults: defaults)
        var values: [Bool] = []
        session.$isFormValid.sink { values.append($0) }.store(in: &cancellables)
        session.email = "ada@example.com"
        session.password = "12345"
        session.password = "123456"
        XCTAssertEqual(values, [false, true])
    }

    func testLogsInAndKeepsTheToken() {
        let session = Session(service: StubAuthService(result: .success(Token(token: "42"))), defaults: defaults)
        session.email = "ada@example.com"
        session.password = "123456"
        let loggedIn = expectation(description: "logged in")
        session.$token
            .compactMap { $0 }
            .sink { token in
                XCTAssertEqual(token, "42")
                loggedIn.fulfill()
            }
            .store(in: &cancellables)
        session.logIn()
        XCTAssertTrue(session.isLoggingIn)
        wait(for: [loggedIn], timeout: 2)
        XCTAssertEqual(session.password, "")
        XCTAssertEqual(Session(service: PreviewAuthService(), defaults: defaults).token, "42")
    }

    func testAFailureIsAMessage() {
        let session = Session(service: StubAuthService(result: .failure(.status(401))), defaults: defaults)
        session.email = "ada@example.com"
        session.password = "123456"
        let failed = XCTestExpectation(description: "failed")
        session.$errorMessage.dropFirst().filter { $0 != nil }.first().sink { _ in failed.fulfill() }.store(in: &cancellables)
        session.logIn()
        wait(for: [failed], timeout: 2)
        XCTAssertEqual(session.errorMessage, "The e-mail address or the password is wrong.")
        XCTAssertFalse(session.isLoggingIn)
    }

    func testObjectWillChangeComesBeforeTheChange() {
        let session = Session(service: StubAuthService(result: .failure(.offline)), defaults: defaults)
        var seen: [String] = []
        session.objectWillChange.sink { _ in seen.append(session.email) }.store(in: &cancellables)
        session.email = "a"
        XCTAssertEqual(seen.first, "")
    }
}

private struct StubAuthService: AuthServing {
    let result: Result<Token, APIError>

    func logIn(_ credentials: Credentials) -> AnyPublisher<Token, APIError> {
        result.publisher.delay(for: .milliseconds(50), scheduler: DispatchQueue.main).eraseToAnyPublisher()
    }
}
