import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class LoginModelTests: XCTestCase {
  private let scheduler = VirtualScheduler()

  override func tearDown() async throws { scheduler.shutDown() }

  private func makeModel(password: String = "Password1", isDown: Bool = false) -> (LoginModel, Session) {
    let session = Session(store: InMemorySessionStore(), service: InMemoryLoginService(isDown: isDown), biometrics: StubBiometricAuthenticator())
    let model = LoginModel(session: session)
    model.username = "My username"
    model.password = password
    return (model, session)
  }

  func test_thereMustBeSomethingToLogInWith() {
    let (model, _) = makeModel()
    XCTAssertTrue(model.canLogIn)
    model.password = ""
    XCTAssertFalse(model.canLogIn)
    model.password = "Password1"
    model.username = ""
    XCTAssertFalse(model.canLogIn)
  }

  func test_loggingInTakesEightTenthsOfASecond() throws {
    let (model, session) = makeModel()
    try scheduler.run { await model.logIn() }
    XCTAssertEqual(session.username, "My username")
    XCTAssertEqual(scheduler.now.offset, .milliseconds(800))
  }

  func test_itIsLoggingInUntilTheServiceHasAnswered() {
    let (model, session) = makeModel()
    VirtualScheduler.$current.withValue(scheduler) {
      Task { await model.logIn() }
      scheduler.runDue()
      XCTAssertTrue(model.isLoggingIn)
      XCTAssertFalse(model.canLogIn)
      scheduler.advance(by: .milliseconds(799))
      XCTAssertTrue(model.isLoggingIn)
      scheduler.advance(by: .milliseconds(1))
      XCTAssertFalse(model.isLoggingIn)
    }
    XCTAssertNotNil(session.username)
  }

  func test_aWrongPasswordIsTakenAwayAndTheReasonGiven() throws {
    let (model, session) = makeModel(password: "Password2")
    try scheduler.run { await model.logIn() }
    XCTAssertNil(session.username)
    XCTAssertEqual(model.failure, .wrongPassword)
    XCTAssertEqual(model.failure?.message, "The user name or the password is wrong.")
    XCTAssertEqual(model.password, "")
    XCTAssertEqual(model.username, "My username")
  }

  func test_aServiceThatIsDownIsTheReasonGiven() throws {
    let (model, _) = makeModel(isDown: true)
    try scheduler.run { await model.logIn() }
    XCTAssertEqual(model.failure, .serviceDown)
    XCTAssertEqual(model.failure?.message, "Not Instagram isn’t responding. Try again later.")
  }

  func test_theFailureIsGoneOnceItHasBeenRead() throws {
    let (model, _) = makeModel(isDown: true)
    try scheduler.run { await model.logIn() }
    XCTAssertTrue(model.showsFailure)
    model.showsFailure = true
    XCTAssertTrue(model.showsFailure)
    model.showsFailure = false
    XCTAssertNil(model.failure)
  }

  func test_withNothingToLogInWithItDoesNothing() throws {
    let (model, _) = makeModel(password: "")
    try scheduler.run { await model.logIn() }
    XCTAssertNil(model.failure)
    XCTAssertEqual(scheduler.now.offset, .zero)
  }
}
