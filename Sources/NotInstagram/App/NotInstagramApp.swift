import Foundation
import SwiftUI

/// Not Instagram, the example app.
///
/// Its tests are in `NotInstagramScenarios`.
///
/// It asks for a user name and a password (“My username” and “Password1”), and then shows a feed of posts, the pictures of all users and a profile. A test can configure the launch:
/// - The launch argument `TABTestKit.Clean` removes the stored session and the kept draft. Without the argument, both are restored.
/// - The launch environment `NotInstagram.Username` names a user who is already logged in, so a test doesn't need to type a password.
/// - The launch environment `NotInstagram.Service` is `up`, the default, or `down`. If it's `down`, the app's services don't answer.
/// - URLs such as `not-instagram://posts/7` and `https://not-instagram.example/posts/7` open a post, once a user is logged in.
public struct NotInstagramApp: App {
  /// The scheme of the app's own URLs.
  nonisolated public static let urlScheme: String = DeepLink.scheme
  /// The host of the web addresses that the app opens, its universal links.
  nonisolated public static let universalLinkHost: String = DeepLink.host
  /// The reason for using Face ID, which the system shows to the user.
  nonisolated public static let faceIDUsageDescription: String = "Log in without typing your password."

  @State private var session: Session
  @State private var drafts: DraftStore
  private let services: Services

  /// Creates the app at its launch.
  public init() {
    let process = ProcessInfo.processInfo
    services = Services(environment: process.environment)
    let store = AppStorageSessionStore()
    let isClean = process.arguments.contains("TABTestKit.Clean")
    if isClean { store.clear() }
    _drafts = State(initialValue: DraftStore(isClean: isClean))
    if let username = process.environment["NotInstagram.Username"] { store.username = username }
    _session = State(initialValue: Session(store: store, service: services.login, biometrics: DeviceBiometricAuthenticator()))
  }

  /// The window of the app.
  public var body: some Scene {
    WindowGroup {
      RootView(session: session, services: services).environment(drafts)
    }
  }
}
