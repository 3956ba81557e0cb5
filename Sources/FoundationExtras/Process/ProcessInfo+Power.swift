public import Foundation

extension ProcessInfo {
  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// The temperature is normal.
    case nominal
    /// The temperature is slightly higher.
    case fair
    /// The temperature is high.
    case serious
    /// The device has to cool down.
    case critical
  }

  /// The notification that the device's temperature has changed, which the simulated device never posts.
  public static let thermalStateDidChangeNotification: NSNotification.Name = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")

  /// How hot the device is: the simulated one is always `nominal`.
  public var thermalState: ThermalState { .nominal }

  /// A Boolean value that indicates whether the device saves power: the simulated one never does.
  public var isLowPowerModeEnabled: Bool { false }

  /// A Boolean value that indicates whether an app for iPhones runs on a Mac: `false`, because the device is an iPhone.
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether an app runs on a Mac by Mac Catalyst: `false`, because the device is an iPhone.
  public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
  /// The notification that the device has started or stopped to save power, which the simulated device never posts.
  public static let NSProcessInfoPowerStateDidChange: NSNotification.Name = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
