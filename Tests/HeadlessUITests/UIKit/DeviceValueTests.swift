import Foundation
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Values that an app sets for its device.
///
/// The next test's device doesn't have them.
@preconcurrency @MainActor
final class DeviceValueTests: DeviceTestCase {
  private struct Setting: View {
    @State private var seen = ""

    var body: some View {
      VStack {
        Text("seen \(seen)")
        Button("Look") { seen = Self.values }
        Button("Set") {
          UIApplication.shared.applicationIconBadgeNumber = 3
          UIApplication.shared.isIdleTimerDisabled = true
          UIScreen.main.brightness = 0.25
          UIDevice.current.isBatteryMonitoringEnabled = true
          UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          UINavigationBar.appearance().isTranslucent = false
          UITableView.appearance().rowHeight = 44
          UIApplication.shared.windows[0].tag = 8
        }
      }
    }

    static var values: String {
      let (app, device) = (UIApplication.shared, UIDevice.current)
      return [
        "\(app.applicationIconBadgeNumber)", "\(app.isIdleTimerDisabled)", "\(UIScreen.main.brightness)", "\(device.isBatteryMonitoringEnabled)",
        "\(device.isGeneratingDeviceOrientationNotifications)", "\(UINavigationBar.appearance().isTranslucent)", "\(UITableView.appearance().rowHeight)",
        "\(app.windows[0].tag)",
      ].joined(separator: " ")
    }
  }

  func test_aNewDeviceHasNothingOfTheOneBefore() {
    for _ in 0..<2 {
      show { Setting() }
      tap(.button, "Look")
      XCTAssertEqual(texts, ["seen 0 false 0.5 false false true -1.0 0"])
      tap(.button, "Set")
      tap(.button, "Look")
      XCTAssertEqual(texts, ["seen 3 true 0.25 true true false 44.0 8"])
    }
  }
}
