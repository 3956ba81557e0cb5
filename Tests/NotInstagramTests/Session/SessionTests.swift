import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class SessionTests: XCTestCase {
  private let scheduler = VirtualScheduler()

  override func tearDown() async throws { scheduler.shutDown() }

  func test_itGoesOnWithTheSessionThatWasKept() {
    XCTAssertEqual(Session(store: InMemorySessionStore(username: "kane"), service: InMemoryLoginService(), biometrics: StubBiometricAuthenticator()).username, "kane")
  }

  func test_nobodyIsLoggedInAtFirst() {
    XCTAssertNil(Session(store: InMemorySessionStore(), service: InMemoryLoginService(), biometrics: StubBiometricAuthenticator()).username)
  }

  func test_loggingInIsRemembered() throws {
    let store = InMemorySessionStore()
    let session = Session(store: store, service: InMemoryLoginService(), biometrics: StubBiometricAuthenticator())
    try scheduler.run { try await session.logIn(username: "My username", password: "Password1") }
    XCTAssertEqual(session.username, "My username")
    XCTAssertEqual(store.username, "My username")
  }

  func test_aWrongPasswordIsNotRemembered() {
    let store = InMemorySessionStore()
    let session = Session(store: store, service: InMemoryLoginService(), biometrics: StubBiometricAuthenticator())
    XCTAssertThrowsError(try scheduler.run { try await session.logIn(username: "My username", password: "Password2") }) {
      XCTAssertEqual($0 as? LoginError, .wrongPassword)
    }
    XCTAssertNil(session.username)
    XCTAssertNil(store.username)
  }

  func test_loggingOutIsRemembered() {
    let store = InMemorySessionStore(username: "kane")
    let session = Session(store: store, service: InMemoryLoginService(), biometrics: StubBiometricAuthenticator())
    session.logOut()
    XCTAssertNil(session.username)
    XCTAssertNil(store.username)
  }
}
