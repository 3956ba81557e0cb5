import Foundation
import HeadlessUI
import UIKit

extension Device {
  /// Whether touches reach an app: it is in front, or it is Springboard while its alert or its home screen is shown.
  package func isInFront(_ bundleIdentifier: String) -> Bool {
    guard bundleIdentifier == SystemApp.springboard.rawValue else { return frontmostApp == bundleIdentifier && system.alerts.isEmpty }
    return frontmostApp == nil || !system.alerts.isEmpty
  }

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

  /// Returns the defaults of an app on this device.
  ///
  /// They exist before the app's first launch and survive its termination.
  package func defaults(of bundleIdentifier: String) -> AppDefaults {
    surroundings.defaults(of: bundleIdentifier)
  }

  /// Creates the views of an app that is launched.
  func runningApp(_ app: InstalledApp, options: LaunchOptions) -> RunningApp {
    var environment = EnvironmentValues()
    environment.launchOptions = options
    environment.systemSettings = settingsStorage
    if SystemApp(rawValue: app.bundleIdentifier) != nil { environment.systemState = system }
    environment.undoManager = UndoManager()
    environment.appDefaults = defaults(of: app.bundleIdentifier)
    let host = surroundings.launching(app.bundleIdentifier, name: app.name, options: options) { app.makeHost(self, environment) }
    host.showsPartsOfControls = showsPartsOfControls
    return RunningApp(host: host)
  }
}

/// What an app is told of its life: its delegate first, then those who have asked the notification center.
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
