import Foundation

/// The values that apps set for the device, its screen and the app icon.
///
/// Apps can read the values, which have no other effect.
///
/// Each simulated device has separate values, so a test never finds the values of a previous test.
@MainActor
package final class UIDeviceValues {
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var brightness: CGFloat = 0.5
  var isBatteryMonitoringEnabled = false
  var isGeneratingOrientationNotifications = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the values of a new device.
  package init() {}

  private static let outsideOfDevices = UIDeviceValues()

  /// The values of the device that runs the current code.
  package static var current: UIDeviceValues { CurrentUIDevice.system?.uiValues ?? outsideOfDevices }

  /// Accesses the device's only value of a type, such as a window scene or an appearance proxy.
  subscript<Value>(default make: @autoclosure () -> Value) -> Value {
    get {
      if let known = values[ObjectIdentifier(Value.self)] as? Value { return known }
      let made = make()
      values[ObjectIdentifier(Value.self)] = made
      return made
    }
    set { values[ObjectIdentifier(Value.self)] = newValue }
  }
}
