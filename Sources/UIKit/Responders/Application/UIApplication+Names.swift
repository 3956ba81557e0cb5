public import Foundation

extension UIApplication {
  /// A key of a launch option.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the URL that the app should open.
    public static let url: LaunchOptionsKey = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of the remote notification that launched the app.
    public static let remoteNotification: LaunchOptionsKey = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The key of the quick action that launched the app.
    public static let shortcutItem: LaunchOptionsKey = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// A key of an option of an opened URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the bundle identifier of the app that sent the URL.
    public static let sourceApplication: OpenURLOptionsKey = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of a Boolean value that indicates whether the document is opened in place.
    public static let openInPlace: OpenURLOptionsKey = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean value that indicates whether to open only universal links of installed apps.
    public static let universalLinksOnly: OpenExternalURLOptionsKey = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenExternalURLOptionUniversalLinksOnly")
  }

  /// Posted after the app becomes active, including after its launch.
  nonisolated public static let didBecomeActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive.
  nonisolated public static let willResignActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted after the app enters the background.
  nonisolated public static let didEnterBackgroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app returns to the foreground.
  nonisolated public static let willEnterForegroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted before the app terminates.
  nonisolated public static let willTerminateNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillTerminateNotification")
  /// Posted after the app has launched.
  nonisolated public static let didFinishLaunchingNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when memory is low.
  ///
  /// Never posted on the simulated device.
  nonisolated public static let didReceiveMemoryWarningNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted after the user takes a screenshot.
  ///
  /// Never posted on the simulated device.
  nonisolated public static let userDidTakeScreenshotNotification: NSNotification.Name = NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// Posted after a significant time change.
  ///
  /// Never posted on the simulated device.
  nonisolated public static let significantTimeChangeNotification: NSNotification.Name = NSNotification.Name("UIApplicationSignificantTimeChangeNotification")

  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
}
