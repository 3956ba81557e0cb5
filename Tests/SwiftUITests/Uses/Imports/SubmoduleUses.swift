import AVFoundation.AVCaptureDevice
import CoreGraphics.CGGeometry
import CoreLocation.CLLocation
import UIKit.UIApplication
import UIKit.UIImage
import UserNotifications.UNUserNotificationCenter
import os.lock
import os.log

/// What a file finds that imports submodules alone.
@MainActor
enum SubmoduleUses {
  static let log = Logger(subsystem: "app", category: "submodules")
  static let lock = OSAllocatedUnfairLock(initialState: 0)
  static let frame = CGRect(x: 0, y: 0, width: 10, height: 10).applying(CGAffineTransform(scaleX: 2, y: 2))
  static let image = UIImage(systemName: "star")
  static var isActive: Bool { UIApplication.shared.applicationState == .active }
  static let place = CLLocation(latitude: 48, longitude: 16)
  static let options: UNAuthorizationOptions = [.alert]
  static let medium = AVMediaType.video
}
