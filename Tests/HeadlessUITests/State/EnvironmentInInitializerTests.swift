import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable
private final class Account {
  var name: String

  init(name: String = "Ann") { self.name = name }
}

/// A view that reads its environment too early.
private struct Badge: View {
  @Environment(Account.self) private var account
  private var name = ""

  init() { name = account.name }

  var body: some View { Text("Badge of \(name)") }
}

private struct Screen: View {
  var body: some View { Badge() }
}

private struct Owner: View {
  @State private var account = Account(name: "Bob")

  var body: some View { Badge().environment(account) }
}

private struct Holder: View {
  let account: Account

  var body: some View { Screen().environment(account) }
}

@preconcurrency @MainActor
final class EnvironmentInInitializerTests: DeviceTestCase {
  func test_itIsReported_andTheObjectOfTheEnvironmentAroundIsTaken() {
    show { Screen().environment(Account()) }
    XCTAssertEqual(texts, ["Badge of Ann"])
    XCTAssertEqual(problems, [.environmentReadInInitializer(type: "Account", inBodyOf: "Screen")])
  }

  func test_whereTheObjectIsPutInOnlyBelow_theStateOfTheViewAroundIsSearched() {
    show { Owner() }
    XCTAssertEqual(texts, ["Badge of Bob"])
    XCTAssertEqual(problems, [.environmentReadInInitializer(type: "Account", inBodyOf: "Owner")])
  }

  func test_andSoAreThePropertiesOfTheViewsAround() {
    show { Holder(account: Account(name: "Cid")) }
    XCTAssertEqual(texts, ["Badge of Cid"])
    XCTAssertEqual(problems, [.environmentReadInInitializer(type: "Account", inBodyOf: "Screen")])
  }
}
