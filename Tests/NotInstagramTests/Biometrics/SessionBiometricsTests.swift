import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class SessionBiometricsTests: XCTestCase {
  private let scheduler = VirtualScheduler()
  private let biometrics = StubBiometricAuthenticator()

  override func tearDown() async throws { scheduler.shutDown() }

  private func makeSession(_ store: InMemorySessionStore) -> Session { Session(store: store, service: InMemoryLoginService(), biometrics: biometrics) }

  func test_nobodyIsRecognizedWhoDoesNotWantIt() {
    let session = makeSession(InMemorySessionStore(username: "kane"))
    XCTAssertFalse(session.usesBiometrics)
    XCTAssertNil(session.biometricLogInName)
  }

  func test_whoWantsToBeRecognizedIsRememberedAfterLoggingOut() {
    let store = InMemorySessionStore(username: "kane")
    let session = makeSession(store)
    session.usesBiometrics = true
    session.logOut()
    XCTAssertEqual(store.biometricUsername, "kane")
    XCTAssertEqual(session.biometricLogInName, "Face ID")
  }

  func test_whoNoLongerWantsItIsForgotten() {
    let store = InMemorySessionStore(username: "kane", biometricUsername: "kane")
    makeSession(store).usesBiometrics = false
    XCTAssertNil(store.biometricUsername)
  }

  func test_aDeviceThatCannotRecognizeOffersNothing() {
    biometrics.name = nil
    XCTAssertNil(makeSession(InMemorySessionStore(biometricUsername: "kane")).biometricLogInName)
  }

  func test_whoIsRecognizedIsLoggedIn() throws {
    let store = InMemorySessionStore(biometricUsername: "kane")
    let session = makeSession(store)
    try scheduler.run { try await session.logInWithBiometrics() }
    XCTAssertEqual(session.username, "kane")
    XCTAssertEqual(store.username, "kane")
    XCTAssertEqual(biometrics.reasons, ["Log in to Not Instagram"])
  }

  func test_aStrangerIsToldThatTheyWereNotRecognized() throws {
    biometrics.failure = .notRecognized
    let session = makeSession(InMemorySessionStore(biometricUsername: "kane"))
    let model = LoginModel(session: session)
    try scheduler.run { await model.logInWithBiometrics() }
    XCTAssertNil(session.username)
    XCTAssertTrue(model.showsFailure)
    XCTAssertEqual(model.failure?.message, "You were not recognized. Log in with your password.")
  }

  func test_whoCancelsKnowsThatAlready() throws {
    biometrics.failure = .cancelled
    let model = LoginModel(session: makeSession(InMemorySessionStore(biometricUsername: "kane")))
    try scheduler.run { await model.logInWithBiometrics() }
    XCTAssertFalse(model.showsFailure)
  }

  func test_aCleanLaunchForgetsEverybody() {
    let store = InMemorySessionStore(username: "kane", biometricUsername: "kane")
    store.clear()
    XCTAssertNil(store.username)
    XCTAssertNil(store.biometricUsername)
  }
}
