import Foundation
import HeadlessUI
import Observation

/// The state of the device's own apps.
@MainActor @Observable
final class SystemState {
  /// Whether the home screen is in front.
  var showsHomeScreen = true
  /// The names and bundle identifiers of the apps with an icon, in order.
  var icons: [HomeScreenIcon] = []
  /// The system's alerts.
  ///
  /// The first alert is on the screen.
  var alerts: [SystemAlert] = []
  /// The last URL that Safari has opened.
  var address: URL?
  /// The answers to permission requests, by bundle identifier.
  var permissions: [String: [Permission: Bool]] {
    get { appEnvironment.permissions }
    set { appEnvironment.permissions = newValue }
  }

  /// Brings the app with the given bundle identifier to the front.
  @ObservationIgnored var activate: (String) -> Void = { _ in }
  /// Opens a URL and returns whether an app can open it.
  @ObservationIgnored var open: (URL) -> Bool = { _ in false }

  private let appEnvironment: AppEnvironment

  init(appEnvironment: AppEnvironment) { self.appEnvironment = appEnvironment }

  /// Removes the answers to permission requests, so apps ask again.
  func resetPermissions() { permissions.removeAll() }
}

/// An icon of the home screen.
struct HomeScreenIcon: Identifiable {
  let id: String
  let name: String
}

/// A system alert over the app in front.
struct SystemAlert: Identifiable {
  struct Action {
    let title: String
    var role: ButtonRole?
    let perform: @MainActor () -> Void
  }

  let id: Int
  let title: String
  let message: String
  let actions: [Action]
  /// The bundle identifier of the app that's waiting for the answer, if there is one.
  var asker: String?
  /// The closure to call if that app is terminated before the alert is answered.
  var withdraw: @MainActor () -> Void = {}
}

extension EnvironmentValues {
  /// The state of the system's apps, which their views display.
  @Entry var systemState: SystemState?
}
