import Foundation
import VirtualTime
import XCTest

/// Notifications that are posted at the end of a run loop's turn.
final class NotificationQueueTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  private func observing(_ name: Notification.Name, _ body: () -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { self.note("\($0.object ?? "")") }
    body()
    NotificationCenter.default.removeObserver(token)
  }

  func test_aNotificationIsPostedAfterTheWorkThatQueuedIt() {
    let name = Notification.Name("posted soon")
    observing(name) {
      app {
        DispatchQueue.main.async {
          NotificationQueue.default.enqueue(Notification(name: name, object: "soon"), postingStyle: .asap)
          NotificationQueue.default.enqueue(Notification(name: name, object: "now"), postingStyle: .now)
          self.note("queued")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.note("later") }
      }
      _ = wait(for: 4, timeout: .seconds(20))
    }
    XCTAssertEqual(log.events, ["now at 0.0 seconds", "queued at 0.0 seconds", "soon at 0.0 seconds", "later at 10.0 seconds"])
  }

  func test_equalNotificationsArePostedOnce() {
    let name = Notification.Name("posted once")
    observing(name) {
      app {
        for second in [0, 10] {
          DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(second)) {
            let sender: NSString = "idle"
            for _ in 0..<3 { NotificationQueue.default.enqueue(Notification(name: name, object: sender), postingStyle: .whenIdle) }
          }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) { self.note("later") }
      }
      _ = wait(for: 3, timeout: .seconds(30))
    }
    XCTAssertEqual(log.events, ["idle at 0.0 seconds", "idle at 10.0 seconds", "later at 20.0 seconds"])
  }
}
