import SwiftUI
import UIKit

/// The other UIKit names for the application, its scenes and the device.
///
/// Each line only has to compile, in both language modes.
@MainActor
final class UIKitApplicationNameUses: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    launchOptions?[.remoteNotification] == nil && launchOptions?[.shortcutItem] == nil
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    app.open(url, options: [.universalLinksOnly: true], completionHandler: nil)
    return options[.sourceApplication] is String
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(userInfo.isEmpty ? .noData : .newData)
  }

  func asks(_ application: UIApplication, _ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    if !application.isRegisteredForRemoteNotifications { application.unregisterForRemoteNotifications() }
    let task = application.beginBackgroundTask(withName: "save") {}
    application.endBackgroundTask(task)
    print(application.openSessions.count, application.supportsAlternateIcons, application.userInterfaceLayoutDirection == .rightToLeft)
    print(scene.activationState == .foregroundActive, scene.interfaceOrientation.isPortrait, options.urlContexts.isEmpty)
    print(UIInterfaceOrientationMask.allButUpsideDown, URL(string: UIApplication.openNotificationSettingsURLString) as Any)
  }

  func observes(_ center: NotificationCenter) {
    let names: [Notification.Name] = [
      UIApplication.willTerminateNotification, UIApplication.didReceiveMemoryWarningNotification, UIApplication.userDidTakeScreenshotNotification,
      UIApplication.significantTimeChangeNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification, UIAccessibility.announcementDidFinishNotification,
    ]
    for name in names {
      _ = center.addObserver(forName: name, object: nil, queue: .main) { notification in
        let info = notification.userInfo
        print(info?[UIResponder.keyboardFrameBeginUserInfoKey] as Any, info?[UIResponder.keyboardAnimationDurationUserInfoKey] as Any)
        print(info?[UIResponder.keyboardAnimationCurveUserInfoKey] as Any)
      }
    }
  }

  func device(_ device: UIDevice, _ screen: UIScreen) -> Bool {
    device.endGeneratingDeviceOrientationNotifications()
    print(device.localizedModel, device.batteryLevel, screen.nativeBounds, screen.maximumFramesPerSecond)
    let others: [UIUserInterfaceIdiom] = [.tv, .mac, .vision]
    return device.isMultitaskingSupported && device.batteryState == .unknown && device.orientation.isFlat && screen.isCaptured && others.contains(device.userInterfaceIdiom)
  }

  func accessibility() -> [Bool] {
    for notification: UIAccessibility.Notification in [.screenChanged, .layoutChanged, .pageScrolled] { UIAccessibility.post(notification: notification, argument: nil) }
    return [
      UIAccessibility.isSwitchControlRunning, UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isReduceMotionEnabled,
      UIAccessibility.prefersCrossFadeTransitions, UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isBoldTextEnabled,
      UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isInvertColorsEnabled, UIAccessibility.isGrayscaleEnabled, UIAccessibility.buttonShapesEnabled,
      UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isMonoAudioEnabled, UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isShakeToUndoEnabled,
      UIAccessibility.isVideoAutoplayEnabled,
    ]
  }
}
