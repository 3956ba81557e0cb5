import Foundation
import HeadlessDevice
import HeadlessUI
import ScreenModel
import VirtualTime
import XCTest

/// Tests that `UserDefaults` in unchanged app code belong to the device.
@preconcurrency @MainActor
final class UserDefaultsTests: XCTestCase {
  private struct CounterView: View {
    @AppStorage("count") private var count = 0

    var body: some View {
      VStack {
        Text("Count \(count)").accessibilityIdentifier("Count")
        Button("Add") { UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "count") + 1, forKey: "count") }
      }
    }
  }

  /// The defaults, as an app's model stores them for the lifetime of the process.
  nonisolated(unsafe) private static let keptByTheApp = UserDefaults.standard

  private func counterDevice(_ arguments: [String] = []) -> Device {
    let device = Device(apps: [InstalledApp(name: "Counter") { CounterView() }])
    device.launch("com.example.Counter", options: LaunchOptions(arguments: arguments))
    return device
  }

  private func label(_ device: Device) -> String? {
    device.tree.first(ElementQuery(scope: device.tree.root, string: "Count")).map { device.tree.label(of: $0) }
  }

  private func inApp<Result>(_ device: Device, _ body: () -> Result) -> Result {
    var result: Result?
    device.perform(cause: "a test") { result = body() }
    return result!
  }

  func test_aValueIsThatOfAppStorage() {
    let device = counterDevice()
    inApp(device) { UserDefaults.standard.set(4, forKey: "count") }
    XCTAssertEqual(label(device), "Count 4")
  }

  func test_eachDeviceHasItsOwn() {
    let first = counterDevice()
    inApp(first) { UserDefaults.standard.set("a", forKey: "name") }
    XCTAssertEqual(inApp(first) { UserDefaults.standard.string(forKey: "name") }, "a")
    XCTAssertNil(inApp(counterDevice()) { UserDefaults.standard.string(forKey: "name") })
    XCTAssertNil(UserDefaults.standard.string(forKey: "name"), "Nothing is written for the process.")
  }

  func test_aSingletonThatKeepsThemReadsThoseOfTheRunningTest() {
    let (first, second) = (counterDevice(), counterDevice())
    inApp(first) { Self.keptByTheApp.set(true, forKey: "seen") }
    XCTAssertTrue(inApp(first) { Self.keptByTheApp.bool(forKey: "seen") })
    XCTAssertFalse(inApp(second) { Self.keptByTheApp.bool(forKey: "seen") })
  }

  func test_launchArgumentsAreNotLeftBehindInTheProcess() {
    let device = counterDevice(["-leftBehind", "yes"])
    inApp(device) { XCTAssertEqual(UserDefaults.standard.string(forKey: "leftBehind"), "yes") }
    XCTAssertNil(UserDefaults(suiteName: "a suite")?.string(forKey: "leftBehind"))
    XCTAssertNil(UserDefaults.standard.string(forKey: "leftBehind"))
  }

  func test_everyKindOfValueComesBack() {
    let device = counterDevice()
    let date = Date(timeIntervalSince1970: 60)
    inApp(device) {
      let defaults = UserDefaults.standard
      defaults.set(true, forKey: "flag")
      defaults.set(1.5, forKey: "double")
      defaults.set(Float(2.5), forKey: "float")
      defaults.set(URL(string: "https://example.com"), forKey: "url")
      defaults.set(Data([1, 2]), forKey: "data")
      defaults.set(date, forKey: "date")
      defaults.set(["a", "b"], forKey: "texts")
      defaults.set(["k": 1], forKey: "table")
      defaults.register(defaults: ["preset": "x", "flag": false])

      XCTAssertTrue(defaults.bool(forKey: "flag"))
      XCTAssertEqual(defaults.double(forKey: "double"), 1.5)
      XCTAssertEqual(defaults.float(forKey: "float"), 2.5)
      XCTAssertEqual(defaults.url(forKey: "url")?.absoluteString, "https://example.com")
      XCTAssertEqual(defaults.data(forKey: "data"), Data([1, 2]))
      XCTAssertEqual(defaults.object(forKey: "date") as? Date, date)
      XCTAssertEqual(defaults.stringArray(forKey: "texts"), ["a", "b"])
      XCTAssertEqual(defaults.array(forKey: "texts") as? [String], ["a", "b"])
      XCTAssertEqual(defaults.dictionary(forKey: "table") as? [String: Int], ["k": 1])
      XCTAssertEqual(defaults.string(forKey: "preset"), "x")
      XCTAssertEqual(defaults.dictionaryRepresentation().keys.sorted(), ["data", "date", "double", "flag", "float", "preset", "table", "texts", "url"])
      XCTAssertEqual(defaults.value(forKey: "preset") as? String, "x")
      defaults.removeObject(forKey: "flag")
      XCTAssertFalse(defaults.bool(forKey: "flag"))
      XCTAssertTrue(defaults.synchronize())
    }
  }

  func test_launchArgumentsComeFirstAndAreNotStored() {
    let device = counterDevice(["-count", "7", "-isNew", "YES", "-other"])
    XCTAssertEqual(label(device), "Count 7")
    XCTAssertEqual(inApp(device) { UserDefaults.standard.integer(forKey: "count") }, 7)
    XCTAssertTrue(inApp(device) { UserDefaults.standard.bool(forKey: "isNew") })
    XCTAssertNil(inApp(device) { UserDefaults.standard.object(forKey: "other") })
    device.launch("com.example.Counter")
    XCTAssertEqual(label(device), "Count 0")
  }

  func test_theTestPreparesThemBeforeTheLaunch() {
    let device = Device(apps: [InstalledApp(name: "Counter") { CounterView() }])
    VirtualScheduler.$current.withValue(device.scheduler) { device.scheduler.inScope(cause: nil) { UserDefaults.standard.set(3, forKey: "count") } }
    device.launch("com.example.Counter")
    XCTAssertEqual(label(device), "Count 3")
  }

  func test_aSuiteIsSharedByItsNameAndEmptyOnAnotherDevice() {
    let (first, second) = (counterDevice(), counterDevice())
    inApp(first) { UserDefaults(suiteName: "group.example")?.set("shared", forKey: "k") }
    XCTAssertEqual(inApp(first) { UserDefaults(suiteName: "group.example")?.string(forKey: "k") }, "shared")
    XCTAssertNil(inApp(first) { UserDefaults.standard.string(forKey: "k") })
    XCTAssertNil(inApp(second) { UserDefaults(suiteName: "group.example")?.string(forKey: "k") })
  }

  func test_aDomainIsRemovedAsAWhole() {
    let device = counterDevice()
    inApp(device) {
      UserDefaults.standard.set(5, forKey: "count")
      UserDefaults.standard.removePersistentDomain(forName: "com.example.Counter")
    }
    XCTAssertEqual(label(device), "Count 0")
  }

  func test_aChangeIsPosted() {
    let device = counterDevice()
    let posted = inApp(device) {
      final class Count: @unchecked Sendable { var value = 0 }
      let count = Count()
      let token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil) { _ in count.value += 1 }
      UserDefaults.standard.set(1, forKey: "a")
      UserDefaults.standard.set("b", forKey: "b")
      NotificationCenter.default.removeObserver(token)
      return count.value
    }
    XCTAssertEqual(posted, 2)
  }
}

extension UserDefaultsTests {
  private struct SharedView: View {
    @AppStorage("isOn", store: UserDefaults(suiteName: "group.example")) private var isOn = false
    @AppStorage("level", store: .standard) private var level = 1.5

    var body: some View { Text(verbatim: "\(isOn) \(level)").accessibilityIdentifier("Count") }
  }

  func test_aViewReadsASuite() {
    let device = Device(apps: [InstalledApp(name: "Shared") { SharedView() }])
    device.launch("com.example.Shared")
    XCTAssertEqual(label(device), "false 1.5")
    inApp(device) {
      UserDefaults(suiteName: "group.example")?.set(true, forKey: "isOn")
      UserDefaults.standard.set(2.5, forKey: "level")
    }
    XCTAssertEqual(label(device), "true 2.5")
  }
}
