public import Foundation

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    /// The temperature is normal.
    case nominal
    /// The temperature is slightly elevated.
    case fair
    /// The temperature is high.
    case serious
    /// The device must cool down.
    case critical
  }

  /// A notification that the thermal state changed.
  ///
  /// Never posted on the simulated device.
  public static let thermalStateDidChangeNotification: NSNotification.Name = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")

  /// The thermal state of the device.
  ///
  /// Always `nominal` on the simulated device.
  public var thermalState: ThermalState { .nominal }

  /// A Boolean value that indicates whether Low Power Mode is on.
  ///
  /// Always `false` on the simulated device.
  public var isLowPowerModeEnabled: Bool { false }

  /// A Boolean value that indicates whether an iPhone app runs on a Mac.
  ///
  /// Always `false`, because the simulated device is an iPhone.
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether the app runs with Mac Catalyst.
  ///
  /// Always `false`, because the simulated device is an iPhone.
  public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
  /// A notification that Low Power Mode was turned on or off.
  ///
  /// Never posted on the simulated device.
  public static let NSProcessInfoPowerStateDidChange: NSNotification.Name = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
