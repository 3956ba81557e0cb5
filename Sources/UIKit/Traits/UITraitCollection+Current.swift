import Foundation

extension UITraitCollection {
  private static let key = "UITraitCollection.current"

  /// The current traits, which are the device's traits unless they were set for the thread.
  ///
  /// On other threads than the main thread, these are the traits of a device with a light appearance in portrait.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? CurrentUIDevice.value { UITraitCollection(of: $0) } ?? .withoutDevice }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Calls a closure with these traits as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Thread.current.threadDictionary[Self.key]
    Thread.current.threadDictionary[Self.key] = self
    actions()
    Thread.current.threadDictionary[Self.key] = before
  }

  private static let withoutDevice = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.userInterfaceIdiom = .phone
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.displayScale = 3
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
  }

  /// Creates the traits of a device.
  ///
  /// A phone has a regular height only in portrait.
  @MainActor
  private convenience init(of device: any UIDeviceSystem) {
    self.init(
      values: Self.withoutDevice.values.changed {
        if device.isDark { $0.userInterfaceStyle = .dark }
        if device.screen.width > device.screen.height { $0.verticalSizeClass = .compact }
        if device.isRightToLeft { $0.layoutDirection = .rightToLeft }
        $0.preferredContentSizeCategory = device.contentSizeCategory
      })
  }
}

extension CurrentUIDevice {
  /// Returns a value of the device, or `nil` if there isn't a device or this isn't the main thread.
  static func value<Value: Sendable>(_ read: @MainActor (any UIDeviceSystem) -> Value) -> Value? {
    guard Thread.isMainThread, let system else { return nil }
    return MainActor.assumeIsolated { read(system) }
  }
}
