import HeadlessUI

extension Device {
  /// Returns the options for the next launch of an app, as one object has set them on this device.
  ///
  /// As in XCUITest, each `XCUIApplication` has options of its own, even for the same app.
  ///
  /// - Parameter owner: The object that has set them: an `XCUIApplication`.
  package func nextLaunchOptions(setBy owner: AnyObject) -> LaunchOptions { services.nextLaunchOptions[ObjectIdentifier(owner)]?.options ?? LaunchOptions() }

  /// Sets the options for the next launch of an app.
  ///
  /// - Parameters:
  ///   - options: The launch arguments and environment.
  ///   - owner: The object that sets them: an `XCUIApplication`.
  package func setNextLaunchOptions(_ options: LaunchOptions, by owner: AnyObject) {
    // The owner is kept alive, so that no later object gets its address.
    services.nextLaunchOptions[ObjectIdentifier(owner)] = (owner, options)
  }
}
