import Foundation

extension UITraitCollection {
  private static let key = "UITraitCollection.current"

  /// The traits of the code under way: those of the device, unless they were set for the thread.
  ///
  /// A thread other than the main one has the traits of a light device that stands upright.
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

  /// Creates the traits of a device: of a phone, which is of regular height only while it stands upright.
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
  /// Reads a value of the device, or returns `nil` on a thread other than the main one and outside of any device.
  static func value<Value: Sendable>(_ read: @MainActor (any UIDeviceSystem) -> Value) -> Value? {
    guard Thread.isMainThread, let system else { return nil }
    return MainActor.assumeIsolated { read(system) }
  }
}
