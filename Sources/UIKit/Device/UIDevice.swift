public import Foundation

/// The simulated device: an iPhone, whose name and system are always the same.
@preconcurrency @MainActor
public final class UIDevice {
  /// The device that the code runs on.
  nonisolated public static let current: UIDevice = UIDevice()

  nonisolated private init() {}

  /// The name that a person has given the device: “iPhone”, as apps without an entitlement see it.
  public var name: String { "iPhone" }

  /// The kind of device: “iPhone”.
  public var model: String { "iPhone" }

  /// The kind of device in the person's language: “iPhone”.
  public var localizedModel: String { "iPhone" }

  /// The name of the operating system: “iOS”.
  public var systemName: String { "iOS" }

  /// The version of the operating system, the same on every simulated device: “18.0”.
  public var systemVersion: String { "18.0" }

  /// The kind of interface: always `.phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// How the device is held; `.unknown` where no device is simulated.
  public var orientation: UIDeviceOrientation { CurrentUIDevice.system.flatMap { UIDeviceOrientation(rawValue: $0.heldOrientationNumber) } ?? .unknown }

  /// What tells the device from others for the apps of one vendor: the same for every test, so that what is derived from it is the same.
  public var identifierForVendor: UUID? { CurrentUIDevice.system?.vendorIdentifier }

  /// Whether the device can do several things at once: always true.
  public var isMultitaskingSupported: Bool { true }

  /// Whether changes of the orientation are told; they are seen without that here.
  public var isGeneratingDeviceOrientationNotifications: Bool { UIDeviceValues.current.isGeneratingOrientationNotifications }

  /// Starts to tell changes of the orientation; ``orientation`` is up to date without it.
  public func beginGeneratingDeviceOrientationNotifications() { UIDeviceValues.current.isGeneratingOrientationNotifications = true }

  /// Ends what `beginGeneratingDeviceOrientationNotifications()` began.
  public func endGeneratingDeviceOrientationNotifications() { UIDeviceValues.current.isGeneratingOrientationNotifications = false }

  /// Whether the level of the battery is told; there is no battery here, whose level stays unknown.
  public var isBatteryMonitoringEnabled: Bool {
    get { UIDeviceValues.current.isBatteryMonitoringEnabled }
    set { UIDeviceValues.current.isBatteryMonitoringEnabled = newValue }
  }

  /// The level of the battery: -1, for unknown, as on a simulator.
  public var batteryLevel: Float { -1 }

  /// The state of the battery: unknown, as on a simulator.
  public var batteryState: BatteryState { .unknown }

  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The device runs on the battery.
    case unplugged = 1
    /// The battery is charged.
    case charging = 2
    /// The battery is full.
    case full = 3
  }
}
