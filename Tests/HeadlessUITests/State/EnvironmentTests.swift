import Foundation
import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable
private final class Account {
  var name = "Ann"
}

private struct AccountView: View {
  @Environment(Account.self) private var account

  var body: some View { Text(account.name) }
}

private struct Signing: View {
  @State private var account: Account?

  var body: some View {
    VStack {
      AccountView().environment(account)
      Button("Sign in") { account = Account() }
      Button("Sign out") { account = nil }
    }
  }
}

@preconcurrency @MainActor
final class EnvironmentTests: DeviceTestCase {
  private let missing = "No object of type Account was found in the environment of AccountView. Add .environment(_:) with this object to a view above it."

  func test_aViewWhoseObjectNobodyPutInSaysSoInItsPlace() {
    show {
      VStack {
        Text("Above")
        AccountView()
      }
    }
    XCTAssertEqual(texts, ["Above", missing])
  }

  func test_theViewIsShownOnceTheObjectIsThereAndGoesWithIt() {
    show { Signing() }
    XCTAssertEqual(texts, [missing])
    tap(.button, "Sign in")
    XCTAssertEqual(texts, ["Ann"])
    tap(.button, "Sign out")
    XCTAssertEqual(texts, [missing])
  }
}
