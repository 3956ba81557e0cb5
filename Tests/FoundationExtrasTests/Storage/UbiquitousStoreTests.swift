import Foundation
import FoundationExtras
import XCTest

/// An app's values in iCloud, and its activities.
final class UbiquitousStoreTests: XCTestCase {
  func test_valuesAreKept() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "text")
    store.set(Int64(5), forKey: "number")
    store.set(true, forKey: "flag")
    store.set(0.5, forKey: "half")
    XCTAssertEqual(store.string(forKey: "text"), "a")
    XCTAssertEqual(store.longLong(forKey: "number"), 5)
    XCTAssertTrue(store.bool(forKey: "flag"))
    XCTAssertEqual(store.double(forKey: "half"), 0.5)
    XCTAssertEqual(store.double(forKey: "text"), 0)
    XCTAssertEqual(Set(store.dictionaryRepresentation.keys), ["text", "number", "flag", "half"])
    store.removeObject(forKey: "text")
    XCTAssertNil(store.object(forKey: "text"))
  }

  func test_anActivityHoldsValues() {
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 2, "book": "a"])
    XCTAssertEqual(activity.userInfo as? [String: AnyHashable], ["page": 2, "book": "a"])
    XCTAssertTrue(activity.isEligibleForHandoff)
    XCTAssertFalse(activity.isEligibleForSearch)
  }

  func test_theDeviceIsAnIPhoneAtRest() {
    XCTAssertEqual(ProcessInfo.processInfo.thermalState, .nominal)
    XCTAssertFalse(ProcessInfo.processInfo.isLowPowerModeEnabled)
    XCTAssertFalse(ProcessInfo.processInfo.isiOSAppOnMac)
  }

  func test_aProgressIsCreatedWithoutUnits() {
    let progress = Progress()
    XCTAssertEqual(progress.totalUnitCount, 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    XCTAssertEqual(progress.fractionCompleted, 0.25)
  }

  private class Download: Progress, @unchecked Sendable {}

  func test_aProgressOfASubclassIsCreatedWithoutUnits() {
    let progress = Download()
    progress.totalUnitCount = 2
    XCTAssertEqual(progress.fractionCompleted, 0)
  }
}
