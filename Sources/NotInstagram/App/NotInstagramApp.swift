import Foundation
import HeadlessUI

/// Not Instagram: the example app, whose tests stand in `NotInstagramScenarios`.
///
/// It asks for a user name and a password (“My username” and “Password1”), and then shows a feed of posts and a profile. What it is launched with decides how it starts:
/// - The launch argument `TABTestKit.Clean` makes it forget who was logged in; without it the session of the last launch goes on.
/// - The launch environment `NotInstagram.Service` says whether its services answer: `up`, which is the default, or `down`.
public struct NotInstagramApp: App {
  @State private var session: Session
  private let services: Services

  /// Makes the app as it is launched.
  public init() {
    let process = ProcessInfo.processInfo
    services = Services(environment: process.launchEnvironment)
    let store = KeptSession()
    if process.launchArguments.contains("TABTestKit.Clean") { store.username = nil }
    _session = State(initialValue: Session(store: store, service: services.login))
  }

  /// The one window of the app.
  public var body: some Scene {
    WindowGroup {
      RootView(session: session, services: services)
    }
  }
}
