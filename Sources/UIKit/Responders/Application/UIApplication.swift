public import Foundation

/// The object that represents the running app, for features that SwiftUI doesn't have.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The current app.
  nonisolated public static let shared: UIApplication = UIApplication()

  /// The app's delegate, created by `@UIApplicationDelegateAdaptor`.
  open weak var delegate: (any UIApplicationDelegate)? { CurrentUIDevice.system?.applicationDelegate as? any UIApplicationDelegate }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Opens a URL in an installed app, which comes to the foreground.
  /// - Parameters:
  ///   - url: The URL to open. ``openSettingsURLString`` opens the Settings app.
  ///   - options: The options, which have no effect.
  ///   - completion: A closure that receives whether an installed app opened the URL.
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    let isOpened = CurrentUIDevice.system?.openFromApp(url) ?? false
    completion?(isOpened)
  }

  /// Opens a URL, and returns whether an installed app opened it.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { CurrentUIDevice.system?.openFromApp(url) ?? false }

  /// Returns whether an installed app can open a URL.
  open func canOpenURL(_ url: URL) -> Bool { CurrentUIDevice.system?.canOpenFromApp(url) ?? false }

  /// Calls a method of a target.
  ///
  /// Without a target, the first responder that implements the method is called, searching outward from the sender.
  /// The most common call is `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`, which dismisses the keyboard.
  /// [Apple: sendAction(_:to:from:for:)](https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:))
  ///
  /// - Returns: Whether the method of an object was called.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      action.perform(on: target, with: [sender, event].compactMap { $0 })
      return true
    }
    // End editing on the device, because the focused field may be a SwiftUI field.
    if action.description == "resignFirstResponder" { return resignFirstResponder() }
    var responder = sender as? UIResponder
    while let current = responder, !action.isMethod(of: current) { responder = current.next }
    guard let responder else { return false }
    return sendAction(action, to: responder, from: sender, for: event)
  }

  /// Opens a URL, and returns whether an installed app opened it.
  @available(*, deprecated, message: "write open(_:options:completionHandler:).")
  @discardableResult
  open func openURL(_ url: URL) -> Bool { CurrentUIDevice.system?.openFromApp(url) ?? false }

  /// A Boolean value that indicates whether the screen stays on without touches.
  ///
  /// The value has no effect, because the simulated device's screen is always on.
  open var isIdleTimerDisabled: Bool {
    get { UIDeviceValues.current.isIdleTimerDisabled }
    set { UIDeviceValues.current.isIdleTimerDisabled = newValue }
  }

  /// The app's connected scenes.
  ///
  /// There's always one scene with one window.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// The sessions of the app's scenes.
  open var openSessions: Set<UISceneSession> { [scene.session] }

  /// The app's windows.
  ///
  /// There's always one window.
  open var windows: [UIWindow] { scene.windows }

  /// The app's key window.
  open var keyWindow: UIWindow? { scene.keyWindow }

  private var scene: UIWindowScene { .current }

  /// The app's current state.
  open var applicationState: State { CurrentUIDevice.system?.isAppInFront == false ? .background : .active }

  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and active.
    case active = 0
    /// The app is visible but doesn't receive input.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// The badge number of the app's icon.
  ///
  /// On the simulated device, the badge number has no effect.
  open var applicationIconBadgeNumber: Int {
    get { UIDeviceValues.current.badgeNumber }
    set { UIDeviceValues.current.badgeNumber = newValue }
  }

  /// A Boolean value that indicates whether the app can change its icon.
  ///
  /// Always `false` on the simulated device.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the alternate icon, or `nil` for the primary icon.
  open var alternateIconName: String? { nil }

  /// Changes the app's icon.
  ///
  /// Always fails, because ``supportsAlternateIcons`` is `false`.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Changes the app's icon.
  ///
  /// Always fails, because ``supportsAlternateIcons`` is `false`.
  open func setAlternateIconName(_ alternateIconName: String?) async throws { throw CocoaError(.featureUnsupported) }

  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { CurrentUIDevice.system?.isRightToLeft == true ? .rightToLeft : .leftToRight }

  /// Registers for remote notifications.
  ///
  /// On the simulated device, no notifications arrive, and the delegate isn't called.
  open func registerForRemoteNotifications() {}

  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() {}

  /// A Boolean value that indicates whether the app receives remote notifications.
  ///
  /// Always `false` on the simulated device.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Begins a background task.
  ///
  /// On the simulated device, apps can always run in the background.
  open func beginBackgroundTask(withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The URL of the app's page in the Settings app.
  nonisolated public static let openSettingsURLString: String = "app-settings:"
  /// The URL of the app's notifications in the Settings app.
  nonisolated public static let openNotificationSettingsURLString: String = "app-settings:notifications"
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value of the identifier.
  public let rawValue: Int

  /// Creates a task identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An invalid identifier.
  public static let invalid: UIBackgroundTaskIdentifier = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}
