import Foundation
import HeadlessUI
import UIKit

/// The data that a device stores for its apps.
@MainActor
final class DeviceServices {
  /// The options for the next launch, by the object that has set them.
  var nextLaunchOptions: [ObjectIdentifier: (owner: AnyObject, options: LaunchOptions)] = [:]
  /// The items that were copied last, each with a value for each type of data.
  var pasteboardItems: [[String: Any]] = []
  /// The values of the device, its screen and app icons that apps have set.
  let uiValues = UIDeviceValues()
  /// The number of times that content was copied.
  var pasteboardChangeCount = 0
  /// The URLs that apps have opened on the device, in order.
  var requestedURLs: [URL] = []
  /// The objects that other modules store for the lifetime of the device, by type.
  var companions: [ObjectIdentifier: AnyObject] = [:]
  /// The closures that wait for the answer to a permission request, by app.
  var questions: [String: [Permission: [@MainActor (Bool) -> Void]]] = [:]
  /// The permissions that apps only have until they're terminated.
  var permissionsForOnce: [String: Set<Permission>] = [:]
  /// The location of the device, as latitude and longitude in degrees, if a test has set it.
  var place: (latitude: Double, longitude: Double)?
  /// The closures to call if the location changes, in the order of their registration.
  var placeFollowers: [(owner: ObjectIdentifier, told: @MainActor () -> Void)] = []
  /// The photos in the library of the device.
  var photos: [LibraryPhoto] = LibraryPhoto.standard
  /// The delegates of the apps, by bundle identifier.
  var applicationDelegates: [String: WeakDelegate] = [:]
  /// The gestures that are waiting for another touch after all fingers were lifted.
  var waitingTouches: TouchArena?
}

/// A weak reference to an app's delegate, which the app's own property owns.
struct WeakDelegate {
  weak var object: AnyObject?
}
