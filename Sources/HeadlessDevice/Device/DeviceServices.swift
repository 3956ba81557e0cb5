import Foundation
import HeadlessUI
import UIKit

/// What a device keeps for its apps.
@MainActor
final class DeviceServices {
  /// The options for the next launch, by the object that has set them.
  var nextLaunchOptions: [ObjectIdentifier: (owner: AnyObject, options: LaunchOptions)] = [:]
  /// What was last copied, with a value for each type of data.
  var pasteboardItems: [[String: Any]] = []
  /// What apps have set of the device, its screen and their icon.
  let uiValues = UIDeviceValues()
  /// How many times something was copied.
  var pasteboardChangeCount = 0
  /// The URLs that apps have asked the device to open, the latest last.
  var requestedURLs: [URL] = []
  /// What the test side keeps for as long as the device lives, by type.
  var companions: [ObjectIdentifier: AnyObject] = [:]
  /// Who waits for the answer to a question for permission, by app.
  var questions: [String: [Permission: [@MainActor (Bool) -> Void]]] = [:]
  /// What apps were allowed until they end.
  var permissionsForOnce: [String: Set<Permission>] = [:]
  /// The place of the device, if a test has set one: latitude and longitude in degrees.
  var place: (latitude: Double, longitude: Double)?
  /// What is told when the place changes, in the order in which it asked for that.
  var placeFollowers: [(owner: ObjectIdentifier, told: @MainActor () -> Void)] = []
  /// The photos in the library of the device.
  var photos: [LibraryPhoto] = LibraryPhoto.standard
  /// The delegates of the apps, by bundle identifier.
  var applicationDelegates: [String: WeakDelegate] = [:]
  /// What waits for another touch, after all fingers were lifted.
  var waitingTouches: TouchArena?
}

/// An app's delegate, which the app's own property keeps.
struct WeakDelegate {
  weak var object: AnyObject?
}
