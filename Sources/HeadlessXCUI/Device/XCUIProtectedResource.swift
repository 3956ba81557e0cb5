internal import HeadlessDevice

/// A resource that requires the user's permission.
public enum XCUIProtectedResource: Int, CaseIterable, Sendable {
  /// The contacts.
  case contacts = 1
  /// The calendar.
  case calendar = 2
  /// The reminders.
  case reminders = 3
  /// The photos.
  case photos = 4
  /// The microphone.
  case microphone = 5
  /// The camera.
  case camera = 6
  /// The media library.
  case mediaLibrary = 7
  /// HomeKit accessories.
  case homeKit = 8
  /// Bluetooth.
  case bluetooth = -0x40000000
  /// Network access for custom keyboards.
  case keyboardNetwork = -0x40000001
  /// The location of the device.
  case location = -0x40000002
  /// Health data.
  case health = -0x40000003
  /// Tracking across other companies' apps and websites.
  case userTracking = -0x40000004
  /// The Focus status.
  case focus = -0x40000005
  /// Devices on the local network.
  case localNetwork = -0x40000006
}

extension XCUIApplication {
  /// Resets the app's permission for a resource, so the app asks for permission again.
  ///
  /// The app is terminated if it's running, as on iOS.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    if InteractionPreflight.skips(chain, "reset a permission of \(chain.name)") { return }
    InteractionPreflight.record("resetAuthorizationStatus", "reset the permission \(String(describing: resource).quoted) of \(chain.name)", on: chain)
    guard let device = InteractionPreflight.device(for: .act("reset a permission of \(chain.name)"), chain: chain, launches: false) else { return }
    device.terminate(identifier(on: device))
    device.forgetPermission("\(resource)", of: identifier(on: device))
  }
}
