import Foundation
import HeadlessUI

/// Not Instagram: the example app, whose tests stand in `NotInstagramScenarios`.
///
/// It asks for a user name and a password (“My username” and “Password1”), and then shows a feed of posts, everybody's pictures and a profile. What it is launched with decides how it starts:
/// - The launch argument `TABTestKit.Clean` makes it forget who was logged in; without it the session of the last launch goes on.
/// - The launch environment `NotInstagram.Username` names somebody who is logged in already, so that a test need not type a password to see what comes after it.
/// - The launch environment `NotInstagram.Service` says whether its services answer: `up`, which is the default, or `down`.
/// - URLs such as `not-instagram://posts/7` and `https://not-instagram.example/posts/7` lead to a post, as soon as somebody is logged in.
public struct NotInstagramApp: App {
  /// The scheme of the app's own URLs.
  nonisolated public static let urlScheme: String = DeepLink.scheme
  /// The host whose web addresses the app opens in the browser's place.
  nonisolated public static let universalLinkHost: String = DeepLink.host
  /// Why the app wants to use Face ID.
  nonisolated public static let faceIDUsageDescription: String = "Log in without typing your password."

  @State private var session: Session
  private let services: Services

  /// Makes the app as it is launched.
  public init() {
    let process = ProcessInfo.processInfo
    services = Services(environment: process.launchEnvironment)
    let store = KeptSession()
    if process.launchArguments.contains("TABTestKit.Clean") { store.clear() }
    if let username = process.launchEnvironment["NotInstagram.Username"] { store.username = username }
    _session = State(initialValue: Session(store: store, service: services.login, biometry: DeviceBiometry()))
  }

  /// The one window of the app.
  public var body: some Scene {
    WindowGroup {
      RootView(session: session, services: services)
    }
  }
}
