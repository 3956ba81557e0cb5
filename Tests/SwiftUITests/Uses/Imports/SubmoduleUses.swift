import AVFoundation.AVCaptureDevice
import AVFoundation.AVCaptureSession
import CoreGraphics.CGGeometry
import CoreLocation.CLLocation
import LocalAuthentication.LAContext
import PhotosUI.PHPicker
import UIKit.UIApplication
import UIKit.UICollectionViewFlowLayout
import UIKit.UIImage
import UIKit.UINavigationItem
import UniformTypeIdentifiers.UTType
import UserNotifications.UNUserNotificationCenter
import os.lock
import os.log

/// The types that a file can use if it imports only submodules.
@MainActor
enum SubmoduleUses {
  static let log = Logger(subsystem: "app", category: "submodules")
  static let lock = OSAllocatedUnfairLock(initialState: 0)
  static let frame = CGRect(x: 0, y: 0, width: 10, height: 10).applying(CGAffineTransform(scaleX: 2, y: 2))
  static let image = UIImage(systemName: "star")
  static var isActive: Bool { UIApplication.shared.applicationState == .active }
  static let place = CLLocation(latitude: 48, longitude: 16)
  static let options: UNAuthorizationOptions = [.alert]
  static let title = UINavigationItem(title: "Page").title
  static let spacing = UICollectionViewFlowLayout().minimumLineSpacing
  static let context = LAContext()
  static let type = UTType.plainText
  static let medium = AVMediaType.video
}
