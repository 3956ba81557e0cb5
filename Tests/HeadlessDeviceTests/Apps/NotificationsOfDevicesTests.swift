import HeadlessDevice
import HeadlessUI
import ScreenModel
import UIKit
import XCTest

/// Tests for notifications that an app receives if the process has several devices.
@preconcurrency @MainActor
final class NotificationsOfDevicesTests: XCTestCase {
  /// The notifications that an app has received.
  private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
  }

  private let life = [UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification, Notification.Name("own")]

  override func setUp() async throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "Under the thread sanitizer observers are not told apart.")
  }

  /// Returns a device whose front app observes notifications.
  private func device(_ heard: Heard) -> Device {
    let device = Device()
    let life = life
    device.install(
      InstalledApp(name: "Notes") {
        VStack {
          Text("Notes").onAppear {
            for name in life { _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.add($0.name.rawValue) } }
          }
          Button("Post") { NotificationCenter.default.post(name: Notification.Name("own"), object: nil) }
        }
      })
    device.launch("com.example.Notes")
    return device
  }

  func test_anAppHearsOfItsOwnDeviceOnly() throws {
    let (here, there) = (Heard(), Heard())
    let (first, second) = (device(here), device(there))
    let before = there.all
    first.pressHome()
    XCTAssertEqual(here.all.last, "UIApplicationDidEnterBackgroundNotification")
    XCTAssertEqual(there.all, before)
    second.pressHome()
    XCTAssertEqual(here.all.filter { $0 == "UIApplicationDidEnterBackgroundNotification" }.count, 1)
    XCTAssertEqual(there.all.last, "UIApplicationDidEnterBackgroundNotification")
    first.shutDown()
    second.shutDown()
  }

  func test_whatTheAppPostsItselfStaysOnItsDevice() throws {
    let (here, there) = (Heard(), Heard())
    let (first, second) = (device(here), device(there))
    let button = try XCTUnwrap(first.tree.first(ElementQuery(scope: first.tree.root, type: .button, string: "Post")))
    let frame = first.tree.frame(of: button)
    first.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    XCTAssertEqual(here.all.filter { $0 == "own" }, ["own"])
    XCTAssertFalse(there.all.contains("own"))
    // A notification that's posted outside of devices reaches all observers.
    NotificationCenter.default.post(name: Notification.Name("own"), object: nil)
    XCTAssertEqual(here.all.filter { $0 == "own" }, ["own", "own"])
    XCTAssertEqual(there.all.filter { $0 == "own" }, ["own"])
    first.shutDown()
    second.shutDown()
  }

  func test_whatOutlivesItsDeviceHearsTheNext() {
    let heard = Heard()
    let first = device(heard)
    first.shutDown()
    let before = heard.all.count
    let next = device(Heard())
    next.pressHome()
    XCTAssertEqual(heard.all.dropFirst(before).last, "UIApplicationDidEnterBackgroundNotification")
    // The test still holds the first device, which must not matter.
    withExtendedLifetime(first) { next.shutDown() }
  }

  func test_anObserverIsReleasedWhenItIsRemoved() {
    final class Kept: Sendable {}
    weak var kept: Kept?
    let device = Device()
    device.install(
      InstalledApp(name: "Notes") {
        Text("Notes").onAppear {
          let held = Kept()
          kept = held
          let token = NotificationCenter.default.addObserver(forName: Notification.Name("own"), object: nil, queue: nil) { _ in _ = held }
          NotificationCenter.default.removeObserver(token)
        }
      })
    device.launch("com.example.Notes")
    XCTAssertNil(kept)
    device.shutDown()
  }
}
