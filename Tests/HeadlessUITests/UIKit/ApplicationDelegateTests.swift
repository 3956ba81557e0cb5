import Combine
import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// The calls of an app's delegate and their order.
final class ApplicationDelegateTests: DeviceTestCase {
  private func launch() {
    Told.events = []
    delegated = Device(apps: [InstalledApp(DelegatedApp.self, name: "Delegated", bundleIdentifier: "com.example.Delegated")])
    delegated.launch("com.example.Delegated")
  }

  private var delegated: Device!

  override func tearDown() async throws {
    delegated?.shutDown()
    delegated = nil
    try await super.tearDown()
  }

  func test_itIsToldOfTheLaunchBeforeTheBodyIsAskedFor() {
    launch()
    XCTAssertEqual(Told.events, ["init 7", "willFinish", "didFinish", "body", "didBecomeActive"])
  }

  func test_itIsToldOfTheWayToTheBackgroundAndBack() {
    launch()
    Told.events = []
    delegated.pressHome()
    XCTAssertEqual(Told.events, ["willResignActive", "didEnterBackground"])
    Told.events = []
    delegated.activate("com.example.Delegated")
    XCTAssertEqual(Told.events, ["willEnterForeground", "didBecomeActive"])
  }

  func test_theNotificationsAreThoseOfItsLife() {
    launch()
    XCTAssertTrue(texts(delegated).contains("0 times in the background"))
    delegated.pressHome()
    delegated.activate("com.example.Delegated")
    XCTAssertTrue(texts(delegated).contains("1 times in the background"))
  }

  func test_eachLaunchHasADelegateOfItsOwn() {
    launch()
    Told.events = []
    delegated.launch("com.example.Delegated")
    XCTAssertEqual(Told.events.filter { $0.hasPrefix("init") }, ["init 7"])
  }

  func test_theAppFindsIt() {
    launch()
    XCTAssertTrue(texts(delegated).contains("The delegate is there"))
  }

  private func texts(_ device: Device) -> [String] {
    device.tree.all(ElementQuery(scope: device.tree.root, type: .staticText)).map { device.tree.label(of: $0) }
  }
}

@MainActor
private enum Told {
  static var events: [String] = []
}

private class TellingBase: NSObject {
  let number = 7
}

private class TellingDelegate: TellingBase, UIApplicationDelegate {
  var words = ["init"]

  override init() {
    super.init()
    MainActor.assumeIsolated { Told.events.append("\(words[0]) \(number)") }
  }

  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    Told.events.append("willFinish")
    return true
  }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    Told.events.append("didFinish")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Told.events.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { Told.events.append("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { Told.events.append("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { Told.events.append("willEnterForeground") }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(TellingDelegate.self) private var delegate

  var body: some Scene {
    let _ = Told.events.append("body")
    WindowGroup { DelegatedView() }
  }
}

private struct DelegatedView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) times in the background")
      if UIApplication.shared.delegate is TellingDelegate { Text("The delegate is there") }
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in count += 1 }
  }
}
