import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class ServicesTests: XCTestCase {
  private let scheduler = VirtualScheduler()

  override func tearDown() async throws { scheduler.shutDown() }

  private func failure(of services: Services, username: String = "My username", password: String = "Password1") throws -> LoginError? {
    try scheduler.run {
      do {
        try await services.login.logIn(username: username, password: password)
        return nil
      } catch {
        return error as? LoginError
      }
    }
  }

  func test_theyAnswerUnlessTheLaunchSaysOtherwise() throws {
    XCTAssertNil(try failure(of: Services(environment: [:])))
    XCTAssertNil(try failure(of: Services(environment: ["NotInstagram.Service": "up"])))
  }

  func test_theyAreDownWhereTheLaunchSaysSo() throws {
    XCTAssertEqual(try failure(of: Services(environment: ["NotInstagram.Service": "down"])), .serviceDown)
  }

  func test_aPasswordIsGoodForItsOwnerOnly() throws {
    XCTAssertEqual(try failure(of: Services(environment: [:]), username: "kane", password: "Password1"), .wrongPassword)
    XCTAssertEqual(try failure(of: Services(environment: [:]), username: "nobody"), .wrongPassword)
    XCTAssertNil(try failure(of: Services(environment: [:]), username: "kane", password: "Sunset2024"))
  }
}
