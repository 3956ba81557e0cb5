import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class SessionBiometryTests: XCTestCase {
  private let scheduler = VirtualScheduler()
  private let biometry = PretendBiometry()

  override func tearDown() async throws { scheduler.shutDown() }

  private func makeSession(_ store: SessionInMemory) -> Session { Session(store: store, service: PretendLoginService(), biometry: biometry) }

  func test_nobodyIsRecognizedWhoDoesNotWantIt() {
    let session = makeSession(SessionInMemory(username: "kane"))
    XCTAssertFalse(session.usesBiometry)
    XCTAssertNil(session.biometryToLogInWith)
  }

  func test_whoWantsToBeRecognizedIsRememberedAfterLoggingOut() {
    let store = SessionInMemory(username: "kane")
    let session = makeSession(store)
    session.usesBiometry = true
    session.logOut()
    XCTAssertEqual(store.biometricUsername, "kane")
    XCTAssertEqual(session.biometryToLogInWith, "Face ID")
  }

  func test_whoNoLongerWantsItIsForgotten() {
    let store = SessionInMemory(username: "kane", biometricUsername: "kane")
    makeSession(store).usesBiometry = false
    XCTAssertNil(store.biometricUsername)
  }

  func test_aDeviceThatCannotRecognizeOffersNothing() {
    biometry.name = nil
    XCTAssertNil(makeSession(SessionInMemory(biometricUsername: "kane")).biometryToLogInWith)
  }

  func test_whoIsRecognizedIsLoggedIn() throws {
    let store = SessionInMemory(biometricUsername: "kane")
    let session = makeSession(store)
    try scheduler.run { try await session.logInWithBiometry() }
    XCTAssertEqual(session.username, "kane")
    XCTAssertEqual(store.username, "kane")
    XCTAssertEqual(biometry.reasons, ["Log in to Not Instagram"])
  }

  func test_aStrangerIsToldThatTheyWereNotRecognized() throws {
    biometry.failure = .notRecognized
    let session = makeSession(SessionInMemory(biometricUsername: "kane"))
    let model = LoginModel(session: session)
    try scheduler.run { await model.logInWithBiometry() }
    XCTAssertNil(session.username)
    XCTAssertTrue(model.showsFailure)
    XCTAssertEqual(model.failure?.message, "You were not recognized. Log in with your password.")
  }

  func test_whoCancelsKnowsThatAlready() throws {
    biometry.failure = .cancelled
    let model = LoginModel(session: makeSession(SessionInMemory(biometricUsername: "kane")))
    try scheduler.run { await model.logInWithBiometry() }
    XCTAssertFalse(model.showsFailure)
  }

  func test_aCleanLaunchForgetsEverybody() {
    let store = SessionInMemory(username: "kane", biometricUsername: "kane")
    store.clear()
    XCTAssertNil(store.username)
    XCTAssertNil(store.biometricUsername)
  }
}
