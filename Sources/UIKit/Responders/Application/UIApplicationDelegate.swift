public import Foundation

/// The delegate of an app, which is called for life cycle events.
///
/// See `@UIApplicationDelegateAdaptor`.
/// As with Apple's protocol, a class implements only the functions that it needs.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called at each launch before the app's body is evaluated.
  ///
  /// The result isn't used.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

  /// Called at each launch, before `application(_:didFinishLaunchingWithOptions:)`.
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

  /// Called after the app becomes active, including after its launch.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the app enters the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app returns to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app terminates.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Called at each launch.
  ///
  /// The default implementation returns `true`.
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }

  /// Called at each launch.
  ///
  /// The default implementation returns `true`.
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }

  /// Called after the app becomes active.
  ///
  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Called before the app becomes inactive.
  ///
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Called after the app enters the background.
  ///
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Called before the app returns to the foreground.
  ///
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Called before the app terminates.
  ///
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// The delegate of a scene.
///
/// The simulated device doesn't create a scene delegate, because SwiftUI scenes have `\.scenePhase`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is created.
  ///
  /// Never called on the simulated device.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Called when URLs are opened.
  ///
  /// Never called on the simulated device. Use `.onOpenURL` instead.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Called when a scene is created.
  ///
  /// Never called on the simulated device.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}

  /// Called when URLs are opened.
  ///
  /// Never called on the simulated device. Use `.onOpenURL` instead.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A URL to open, which a scene's delegate receives.
///
/// [Apple: UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext)
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// The delegate of a window scene.
///
/// The simulated device doesn't create a scene delegate, because SwiftUI scenes have `\.scenePhase`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
