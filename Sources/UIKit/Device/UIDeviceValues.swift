import Foundation

/// What apps set of a device, its screen and their own icon, and what changes nothing else: each simulated device has its own, so that a test finds nothing of the one before.
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

  /// Those of the device that the code under way runs on.
  package static var current: UIDeviceValues { CurrentUIDevice.system?.uiValues ?? outsideOfDevices }

  /// The value of a type: a window scene, the spelling dictionary, or what all views of a class look like by default.
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
