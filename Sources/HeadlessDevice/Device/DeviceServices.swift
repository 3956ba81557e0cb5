import Foundation
import HeadlessUI

/// What a device keeps for its apps, apart from what is on its screen.
@MainActor
final class DeviceServices {
  /// What the device's clock shows at its start: Monday, 1 June 2026, 9:41 in the morning, UTC.
  var startDate = Date(timeIntervalSince1970: 1_780_306_860)
  /// The app that is being launched, by bundle identifier, and what with; set while its first views are created.
  var launch: (app: String, options: LaunchOptions)?
  /// What apps are to be launched with next, by who has set it.
  var nextLaunchOptions: [ObjectIdentifier: (owner: AnyObject, options: LaunchOptions)] = [:]
  /// What each app has stored, by its bundle identifier.
  var defaults: [String: AppDefaults] = [:]
  /// What was last copied.
  var pasteboard: String?
  /// The URLs that the device was asked to open, the latest last.
  var requestedURLs: [URL] = []
}
