import Foundation
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Values that are stored as one type and read as another, and values that can't be stored.
@preconcurrency @MainActor
final class StoredValueTests: DeviceTestCase {
  private struct User {}

  private struct Settings: View {
    @AppStorage("flag") private var flag = false
    @AppStorage("other") private var other: Bool?
    @AppStorage("count") private var count = 0
    @AppStorage("share") private var share = 0.5
    @AppStorage("name") private var name = "none"

    var body: some View { Text("\(flag) \(other.map { "\($0)" } ?? "nil") \(count) \("\(share)") \(name)") }
  }

  private var store: AppDefaults { device.defaults(of: "com.example.Sample") }

  func test_numbersAndTruthValuesAreReadAsOneAnother() {
    show { Settings() }
    XCTAssertEqual(texts, ["false nil 0 0.5 none"])
    device.perform(cause: "a test") {
      store.set(1, forKey: "flag")
      store.set(0, forKey: "other")
      store.set(true, forKey: "count")
      store.set(2, forKey: "share")
      store.set(3, forKey: "name")
    }
    XCTAssertEqual(texts, ["true false 1 2.0 none"])
  }

  func test_numbersOfEveryWidthAreNumbers() {
    let store = AppDefaults()
    for (index, number) in ([Int8(1), UInt64(1), Float(1), CGFloat(1), NSNumber(value: 1), true, "1"] as [Any]).enumerated() {
      store.set(number, forKey: "n")
      XCTAssertEqual(store.integer(forKey: "n"), 1, "\(index)")
      XCTAssertEqual(store.double(forKey: "n"), 1, "\(index)")
      XCTAssertTrue(store.bool(forKey: "n"), "\(index)")
      XCTAssertEqual(store.string(forKey: "n").flatMap(Double.init), 1, "\(index)")
    }
    for text in ["yes", "TRUE", "1"] {
      store.set(text, forKey: "n")
      XCTAssertTrue(store.bool(forKey: "n"), text)
    }
  }

  func test_whatIsNoPropertyListIsNotStoredAndFails() {
    let store = AppDefaults()
    let log = ProblemLog()
    UsageError.$handler.withValue(UsageError.Handler { log.problems.append($0) }) {
      store.set(User(), forKey: "user")
      store.set(["users": [User()]], forKey: "users")
      store.set(["a": [1, true, 2.5, Date(timeIntervalSince1970: 0), Data(), "x"] as [Any]], forKey: "plain")
      store.userDefaults.set(User(), forKey: "user")
    }
    XCTAssertEqual(log.problems.map(\.kind), ["app.defaults", "app.defaults", "app.defaults"])
    XCTAssertEqual(
      log.problems.first,
      UsageError(
        kind: "app.defaults", action: "set the default “user” to a value of type User", reason: "it is not a property list, so the app would crash on a device",
        advice: "store a string, a number, a date or data in the app, such as the data that JSONEncoder creates.", place: nil))
    XCTAssertEqual(store.keys, ["plain"])
  }

  private struct Launched: View {
    let isRegistering: Bool

    init() {
      isRegistering = AppDefaults.standard.object(forKey: "launches") == nil
      AppDefaults.standard.register(defaults: ["launches": 7])
      AppDefaults.standard.set(1, forKey: "kept")
    }

    var body: some View { Text("\(isRegistering ? "new" : "old") \(AppDefaults.standard.integer(forKey: "launches"))") }
  }

  func test_whatWasRegisteredEndsWithTheApp() {
    show { Launched() }
    XCTAssertEqual(texts, ["new 7"])
    device.terminate("com.example.Sample")
    device.launch("com.example.Sample")
    XCTAssertEqual(texts, ["new 7"])
    XCTAssertEqual(store.keys, ["kept"])
  }
}

final class ProblemLog: @unchecked Sendable {
  var problems: [UsageError] = []
}
