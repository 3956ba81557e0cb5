import Foundation
import HeadlessUI
import UIKit

extension Device {
  /// Whether touches reach an app.
  ///
  /// Touches reach the app in front, or Springboard while an alert or the home screen is shown.
  package func isInFront(_ bundleIdentifier: String) -> Bool {
    guard bundleIdentifier == SystemApp.springboard.rawValue else { return frontmostApp == bundleIdentifier && system.alerts.isEmpty }
    return frontmostApp == nil || !system.alerts.isEmpty
  }

  /// Returns the options for an app's next launch that an object has set on this device.
  ///
  /// As in XCUITest, each `XCUIApplication` has its own options, even for the same app.
  ///
  /// - Parameter owner: The object that has set the options, which is an `XCUIApplication`.
  package func nextLaunchOptions(setBy owner: AnyObject) -> LaunchOptions { services.nextLaunchOptions[ObjectIdentifier(owner)]?.options ?? LaunchOptions() }

  /// Sets the options for an app's next launch.
  ///
  /// - Parameters:
  ///   - options: The launch arguments and environment.
  ///   - owner: The object that sets the options, which is an `XCUIApplication`.
  package func setNextLaunchOptions(_ options: LaunchOptions, by owner: AnyObject) {
    // Keep the owner alive, so no later object gets its address.
    services.nextLaunchOptions[ObjectIdentifier(owner)] = (owner, options)
  }

  /// The path of the home folder of the app under test, or `nil` if the app hasn't used it.
  package var folderOfAppUnderTest: String? { appEnvironment.existingHomeFolder(of: bundleIdentifierOfAppUnderTest) }

  /// Returns the defaults of an app on this device.
  ///
  /// The defaults exist before the app's first launch and survive its termination.
  package func defaults(of bundleIdentifier: String) -> AppDefaults {
    appEnvironment.defaults(of: bundleIdentifier)
  }

  /// Creates the views of an app for its launch.
  func runningApp(_ app: InstalledApp, options: LaunchOptions) -> RunningApp {
    var environment = EnvironmentValues()
    environment.launchOptions = options
    environment.systemSettings = settingsStorage
    if SystemApp(rawValue: app.bundleIdentifier) != nil { environment.systemState = system }
    environment.undoManager = UndoManager()
    environment.appDefaults = defaults(of: app.bundleIdentifier)
    let host = appEnvironment.launching(app.bundleIdentifier, name: app.productName, options: options) { app.makeHost(self, environment) }
    host.showsPartsOfControls = showsPartsOfControls
    return RunningApp(host: host)
  }
}

// Notifications about an app's life cycle. The app's delegate is called first, then the observers of the notification center.
extension Device {
  func tellLeavingFront(_ app: String) { tell(app, UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(.shared) } }

  func tellBackground(_ app: String) { tell(app, UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(.shared) } }

  func tellComingToFront(_ app: String, isLaunch: Bool) {
    if isLaunch {
      tell(app, UIApplication.didFinishLaunchingNotification) { _ in }
    } else {
      tell(app, UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(.shared) }
    }
  }

  func tellActive(_ app: String) { tell(app, UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(.shared) } }

  private func tell(_ app: String, _ name: Notification.Name, _ body: (any UIApplicationDelegate) -> Void) {
    guard SystemApp(rawValue: app) == nil else { return }
    if let delegate = services.applicationDelegates[app]?.object as? any UIApplicationDelegate { body(delegate) }
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}
