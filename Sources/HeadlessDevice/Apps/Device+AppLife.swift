import Foundation
import UIKit

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
