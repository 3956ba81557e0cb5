public import Foundation

/// What is told of an app's life: see `@UIApplicationDelegateAdaptor`.
///
/// As with Apple's, a class conforms with as many of the functions as it needs.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called at each launch, before the app's body is asked for; what it returns is not used.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

  /// Called at each launch, before `application(_:didFinishLaunchingWithOptions:)`.
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

  /// Called when the app has come to the front, and after its launch.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app leaves the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app comes to the front again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Called at each launch; returns true.
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }

  /// Called at each launch; returns true.
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }

  /// Called when the app has come to the front; does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Called before the app leaves the front; does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Called when the app is in the background; does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Called before the app comes to the front again; does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Called before the app ends; does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What is told of a scene's life; a scene's delegate is not created here, as SwiftUI's scenes have `\.scenePhase`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is created: never here.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Called when URLs are opened: never here; write `.onOpenURL`.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Called when a scene is created: never here.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}

  /// Called when URLs are opened: never here; write `.onOpenURL`.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A URL that an app is to open, which a scene's delegate gets.
///
/// [Apple: UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext)
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// What is told of a window scene's life; it is not created here, as SwiftUI's scenes have `\.scenePhase`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
