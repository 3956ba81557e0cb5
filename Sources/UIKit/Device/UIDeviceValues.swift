import Foundation

/// What apps set of a device, its screen and their own icon, and what changes nothing else: each simulated device has its own, so that a test finds nothing of the one before.
@MainActor
package final class UIDeviceValues {
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var brightness: CGFloat = 0.5
  var isBatteryMonitoringEnabled = false
  var isGeneratingOrientationNotifications = false
  /// The words that ``UITextChecker`` finds misspelled, which a test names, and those that apps have taught it.
  package var spelling = SpellingDictionary()
  private(set) lazy var barButtonProxy = UIBarButtonItem()
  private(set) lazy var scene = UIWindowScene(window: UIWindow())
  private var proxies: [ObjectIdentifier: UIView] = [:]

  /// Creates the values of a new device.
  package init() {}

  private static let outsideOfDevices = UIDeviceValues()

  /// Those of the device that the code under way runs on.
  package static var current: UIDeviceValues { CurrentUIDevice.system?.uiValues ?? outsideOfDevices }

  /// What all views of a type look like by default.
  func proxy<View: UIView>(_ make: () -> View) -> View {
    if let known = proxies[ObjectIdentifier(View.self)] as? View { return known }
    let made = make()
    proxies[ObjectIdentifier(View.self)] = made
    return made
  }
}
