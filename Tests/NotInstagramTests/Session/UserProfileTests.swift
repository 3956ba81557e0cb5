import XCTest

@testable import NotInstagram

final class UserProfileTests: XCTestCase {
  func test_nothingNeedsToBeSaid() {
    XCTAssertNil(UserProfile().problem)
  }

  func test_anAddressNeedsAnAt() {
    XCTAssertEqual(UserProfile(email: "ada.example.com").problem, "The e-mail address needs an @.")
    XCTAssertNil(UserProfile(email: "ada@example.com").problem)
  }

  func test_aTextCanBeTooLong() {
    XCTAssertNil(UserProfile(bio: String(repeating: "a", count: 80)).problem)
    XCTAssertEqual(UserProfile(bio: String(repeating: "a", count: 82)).problem, "The text about you is 2 characters too long.")
  }

  func test_theAppearanceIsTheSystemsUnlessThePersonChose() {
    XCTAssertNil(AppAppearance.automatic.colorScheme)
    XCTAssertEqual(AppAppearance.dark.colorScheme, .dark)
    XCTAssertEqual(AppAppearance.light.colorScheme, .light)
  }
}
