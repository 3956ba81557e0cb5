public import Foundation

/// The running app: what code asks of it beside SwiftUI.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app that the code runs in.
  nonisolated public static let shared: UIApplication = UIApplication()

  /// The app's delegate, as `@UIApplicationDelegateAdaptor` has created it.
  open weak var delegate: (any UIApplicationDelegate)? { CurrentUIDevice.system?.applicationDelegate as? any UIApplicationDelegate }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Opens a URL: an app of the device for it comes to the front.
  /// - Parameters:
  ///   - url: The URL. ``openSettingsURLString`` opens the Settings app.
  ///   - options: They change nothing.
  ///   - completion: Told whether an app of the device opens it.
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    let isOpened = CurrentUIDevice.system?.openFromApp(url) ?? false
    completion?(isOpened)
  }

  /// Opens a URL, and returns whether an app of the device opens it.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { CurrentUIDevice.system?.openFromApp(url) ?? false }

  /// Whether an app of the device opens a URL.
  open func canOpenURL(_ url: URL) -> Bool { CurrentUIDevice.system?.canOpenFromApp(url) ?? false }

  /// Calls a method of a target; without a target, the method of the first responder that has it, from the sender outwards.
  ///
  /// The usual call is `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`, which hides the keyboard.
  /// [Apple: sendAction(_:to:from:for:)](https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:))
  ///
  /// - Returns: Whether there was an object to call.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      action.perform(on: target, with: [sender, event].compactMap { $0 })
      return true
    }
    // The field that has the keyboard may belong to SwiftUI.
    if action.description == "resignFirstResponder" { return resignFirstResponder() }
    var responder = sender as? UIResponder
    while let current = responder, !action.isMethod(of: current) { responder = current.next }
    guard let responder else { return false }
    return sendAction(action, to: responder, from: sender, for: event)
  }

  /// Opens a URL, and returns whether an app of the device opens it.
  @available(*, deprecated, message: "write open(_:options:completionHandler:).")
  @discardableResult
  open func openURL(_ url: URL) -> Bool { CurrentUIDevice.system?.openFromApp(url) ?? false }

  /// Whether the screen stays on while nothing is touched, of which a simulated device knows nothing.
  ///
  /// It changes no element.
  open var isIdleTimerDisabled: Bool {
    get { UIDeviceValues.current.isIdleTimerDisabled }
    set { UIDeviceValues.current.isIdleTimerDisabled = newValue }
  }

  /// The scenes of the app: one, with its window.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { [scene.session] }

  /// The windows of the app: one.
  open var windows: [UIWindow] { scene.windows }

  /// The window in front.
  open var keyWindow: UIWindow? { scene.keyWindow }

  private var scene: UIWindowScene { .current }

  /// Whether the app is in front.
  open var applicationState: State { CurrentUIDevice.system?.isAppInFront == false ? .background : .active }

  /// Whether the app is in front, or not.
  public enum State: Int, Sendable {
    /// It is in front.
    case active = 0
    /// It is shown and gets no input.
    case inactive = 1
    /// It is in the background.
    case background = 2
  }

  /// The number on the app's icon.
  ///
  /// It changes no element.
  open var applicationIconBadgeNumber: Int {
    get { UIDeviceValues.current.badgeNumber }
    set { UIDeviceValues.current.badgeNumber = newValue }
  }

  /// Whether the app can have several icons: not here.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon that the app has chosen; `nil` for its own.
  open var alternateIconName: String? { nil }

  /// Changes the icon: that fails here, because ``supportsAlternateIcons`` is false.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Changes the icon: that fails here, because ``supportsAlternateIcons`` is false.
  open func setAlternateIconName(_ alternateIconName: String?) async throws { throw CocoaError(.featureUnsupported) }

  /// Whether the interface is laid out from right to left.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { CurrentUIDevice.system?.isRightToLeft == true ? .rightToLeft : .leftToRight }

  /// Asks for remote notifications: none come here, and the delegate is not told.
  open func registerForRemoteNotifications() {}

  /// Ends what ``registerForRemoteNotifications()`` began.
  open func unregisterForRemoteNotifications() {}

  /// Whether remote notifications come: never.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks for time in the background, which an app always has here.
  open func beginBackgroundTask(withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Ends what `beginBackgroundTask(withName:expirationHandler:)` began.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The URL of the app's page in the Settings app.
  nonisolated public static let openSettingsURLString: String = "app-settings:"
  /// The URL of the app's notifications in the Settings app.
  nonisolated public static let openNotificationSettingsURLString: String = "app-settings:notifications"
}

/// What tells one request for time in the background from another.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the request.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None.
  public static let invalid: UIBackgroundTaskIdentifier = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is something new.
  case newData = 0
  /// There is nothing new.
  case noData = 1
  /// It failed.
  case failed = 2
}
