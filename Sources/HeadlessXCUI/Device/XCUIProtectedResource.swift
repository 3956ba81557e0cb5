internal import HeadlessDevice

/// Something of the device that an app asks for permission to use.
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
  /// The devices of the home.
  case homeKit = 8
  /// Bluetooth.
  case bluetooth = -0x40000000
  /// The connection to the network from a keyboard.
  case keyboardNetwork = -0x40000001
  /// The place of the device.
  case location = -0x40000002
  /// Health data.
  case health = -0x40000003
  /// Tracking by apps of other companies.
  case userTracking = -0x40000004
  /// The person's focus.
  case focus = -0x40000005
  /// Devices on the local network.
  case localNetwork = -0x40000006
}

extension XCUIApplication {
  /// Forgets the answer to the question whether the app may use something, so that it asks again.
  ///
  /// The app is terminated where it runs, as iOS does.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    if ElementInteraction.skips(chain, "reset a permission of \(chain.name)") { return }
    ElementInteraction.record("resetAuthorizationStatus", "reset the permission \(String(describing: resource).quoted) of \(chain.name)", on: chain)
    guard let device = ElementInteraction.device(for: .act("reset a permission of \(chain.name)"), chain: chain, launches: false) else { return }
    device.terminate(identifier(on: device))
    device.forgetPermission("\(resource)", of: identifier(on: device))
  }
}
