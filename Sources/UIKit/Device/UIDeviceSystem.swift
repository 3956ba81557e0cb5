package import Foundation

/// What the classes of this module ask of the device that the code under way runs on.
@MainActor
package protocol UIDeviceSystem: AnyObject, Sendable {
  /// How the device is held, as `UIDeviceOrientation` numbers it.
  var heldOrientationNumber: Int { get }
  /// What tells this device from others, as the apps of one vendor see it.
  var vendorIdentifier: UUID { get }
  /// What was last copied.
  var pasteboardItems: [[String: Any]] { get set }
  /// How many times something was copied.
  var pasteboardChangeCount: Int { get }
}

/// The device that the code under way runs on.
package enum CurrentUIDevice {
  // An object holds the lock: of a static mutex a release build reads the first value for good.
  private final class Provider: @unchecked Sendable {
    let lock = NSLock()
    var find: (@Sendable () -> (any UIDeviceSystem)?)?
  }

  private static let provider = Provider()

  /// The device; `nil` outside of any.
  package static var system: (any UIDeviceSystem)? { provider.lock.withLock { provider.find }?() }

  /// Names the function that finds the device; the first one counts.
  package static func setProvider(_ find: @escaping @Sendable () -> (any UIDeviceSystem)?) {
    provider.lock.withLock { provider.find = provider.find ?? find }
  }
}
