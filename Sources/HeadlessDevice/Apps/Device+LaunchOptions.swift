import HeadlessUI

extension Device {
  /// What an app is to be launched with next, as one owner has set it on this device.
  ///
  /// As in XCUITest two values for the same app have options of their own.
  ///
  /// - Parameter owner: Who has set it: an `XCUIApplication`.
  package func nextLaunchOptions(setBy owner: AnyObject) -> LaunchOptions { services.nextLaunchOptions[ObjectIdentifier(owner)]?.options ?? LaunchOptions() }

  /// Sets what an app is to be launched with next.
  ///
  /// - Parameters:
  ///   - options: The launch arguments and environment.
  ///   - owner: Who sets it: an `XCUIApplication`.
  package func setNextLaunchOptions(_ options: LaunchOptions, by owner: AnyObject) {
    // The owner is kept, so that no later one takes its place in memory.
    services.nextLaunchOptions[ObjectIdentifier(owner)] = (owner, options)
  }
}
