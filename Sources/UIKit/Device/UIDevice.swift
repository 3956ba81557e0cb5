public import Foundation

/// The simulated device, an iPhone with a fixed name and system.
@preconcurrency @MainActor
public final class UIDevice {
  /// The current device.
  nonisolated public static let current: UIDevice = UIDevice()

  nonisolated private init() {}

  /// The name of the device: “iPhone”, as for apps without an entitlement to read the name.
  public var name: String { "iPhone" }

  /// The model of the device: “iPhone”.
  public var model: String { "iPhone" }

  /// The localized model of the device: “iPhone”.
  public var localizedModel: String { "iPhone" }

  /// The name of the operating system: “iOS”.
  public var systemName: String { "iOS" }

  /// The version of the operating system: “18.0” on every simulated device.
  public var systemVersion: String { "18.0" }

  /// The type of device that the interface is designed for.
  ///
  /// Always `.phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The physical orientation of the device, or `.unknown` without a simulated device.
  public var orientation: UIDeviceOrientation { CurrentUIDevice.system.flatMap { UIDeviceOrientation(rawValue: $0.heldOrientationNumber) } ?? .unknown }

  /// The identifier of the device for a vendor's apps.
  ///
  /// The identifier is the same in every test, so values that are derived from it are the same too.
  public var identifierForVendor: UUID? { CurrentUIDevice.system?.vendorIdentifier }

  /// A Boolean value that indicates whether the device supports multitasking.
  ///
  /// Always `true`.
  public var isMultitaskingSupported: Bool { true }

  /// A Boolean value that indicates whether orientation notifications are generated.
  ///
  /// On the simulated device, ``orientation`` is up to date without notifications.
  public var isGeneratingDeviceOrientationNotifications: Bool { UIDeviceValues.current.isGeneratingOrientationNotifications }

  /// Begins generating orientation notifications.
  ///
  /// On the simulated device, ``orientation`` is up to date without notifications.
  public func beginGeneratingDeviceOrientationNotifications() { UIDeviceValues.current.isGeneratingOrientationNotifications = true }

  /// Ends generating orientation notifications.
  public func endGeneratingDeviceOrientationNotifications() { UIDeviceValues.current.isGeneratingOrientationNotifications = false }

  /// A Boolean value that indicates whether battery monitoring is enabled.
  ///
  /// The simulated device has no battery, so its level is unknown.
  public var isBatteryMonitoringEnabled: Bool {
    get { UIDeviceValues.current.isBatteryMonitoringEnabled }
    set { UIDeviceValues.current.isBatteryMonitoringEnabled = newValue }
  }

  /// The battery level.
  ///
  /// Always -1 for unknown, as in the simulator.
  public var batteryLevel: Float { -1 }

  /// The battery state.
  ///
  /// Always unknown, as in the simulator.
  public var batteryState: BatteryState { .unknown }

  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The device runs on the battery.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full.
    case full = 3
  }
}
