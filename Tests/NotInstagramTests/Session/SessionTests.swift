import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class SessionTests: XCTestCase {
  private let scheduler = VirtualScheduler()

  override func tearDown() async throws { scheduler.shutDown() }

  func test_itGoesOnWithTheSessionThatWasKept() {
    XCTAssertEqual(Session(store: SessionInMemory(username: "kane"), service: PretendLoginService(), biometry: PretendBiometry()).username, "kane")
  }

  func test_nobodyIsLoggedInAtFirst() {
    XCTAssertNil(Session(store: SessionInMemory(), service: PretendLoginService(), biometry: PretendBiometry()).username)
  }

  func test_loggingInIsRemembered() throws {
    let store = SessionInMemory()
    let session = Session(store: store, service: PretendLoginService(), biometry: PretendBiometry())
    try scheduler.run { try await session.logIn(username: "My username", password: "Password1") }
    XCTAssertEqual(session.username, "My username")
    XCTAssertEqual(store.username, "My username")
  }

  func test_aWrongPasswordIsNotRemembered() {
    let store = SessionInMemory()
    let session = Session(store: store, service: PretendLoginService(), biometry: PretendBiometry())
    XCTAssertThrowsError(try scheduler.run { try await session.logIn(username: "My username", password: "Password2") }) {
      XCTAssertEqual($0 as? LoginFailure, .wrongPassword)
    }
    XCTAssertNil(session.username)
    XCTAssertNil(store.username)
  }

  func test_loggingOutIsRemembered() {
    let store = SessionInMemory(username: "kane")
    let session = Session(store: store, service: PretendLoginService(), biometry: PretendBiometry())
    session.logOut()
    XCTAssertNil(session.username)
    XCTAssertNil(store.username)
  }
}
