public import Foundation

extension UIApplication {
  /// What an app is launched with, by name.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app is to open.
    public static let url: LaunchOptionsKey = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The remote notification that has launched the app.
    public static let remoteNotification: LaunchOptionsKey = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action that has launched the app.
    public static let shortcutItem: LaunchOptionsKey = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How an app opens a URL, by name.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asked.
    public static let sourceApplication: OpenURLOptionsKey = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the document stays where it is.
    public static let openInPlace: OpenURLOptionsKey = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How an app asks for a URL to be opened, by name.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app for the link may open it.
    public static let universalLinksOnly: OpenExternalURLOptionsKey = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenExternalURLOptionUniversalLinksOnly")
  }

  /// Posted when the app has come to the front, and after its launch.
  nonisolated public static let didBecomeActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted before the app leaves the front.
  nonisolated public static let willResignActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app is in the background.
  nonisolated public static let didEnterBackgroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app comes to the front again.
  nonisolated public static let willEnterForegroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted before the app ends.
  nonisolated public static let willTerminateNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillTerminateNotification")
  /// Posted after the launch.
  nonisolated public static let didFinishLaunchingNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when memory is short: never here.
  nonisolated public static let didReceiveMemoryWarningNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when a person has made a screenshot: never here.
  nonisolated public static let userDidTakeScreenshotNotification: NSNotification.Name = NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when the clock has moved on by much: never here.
  nonisolated public static let significantTimeChangeNotification: NSNotification.Name = NSNotification.Name("UIApplicationSignificantTimeChangeNotification")

  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
}
