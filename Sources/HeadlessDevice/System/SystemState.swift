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
  /// The system's alerts; the first is on the screen.
  var alerts: [SystemAlert] = []
  /// The last URL that Safari was asked to open.
  var address: URL?
  /// The answers to questions for permission, by bundle identifier.
  var permissions: [String: [Permission: Bool]] {
    get { surroundings.permissions }
    set { surroundings.permissions = newValue }
  }

  /// Brings an app to the front, by its bundle identifier.
  @ObservationIgnored var activate: (String) -> Void = { _ in }
  /// Opens a URL, and returns whether there is an app for it.
  @ObservationIgnored var open: (URL) -> Bool = { _ in false }

  private let surroundings: AppSurroundings

  init(surroundings: AppSurroundings) { self.surroundings = surroundings }

  /// Removes the answers to questions for permission, so that apps ask again.
  func resetPermissions() { permissions.removeAll() }
}

/// An icon of the home screen.
struct HomeScreenIcon: Identifiable {
  let id: String
  let name: String
}

/// An alert of the system, shown over the app in front.
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
  /// The bundle identifier of the app that waits for the answer, if one does.
  var asker: String?
  /// An action for when that app is terminated first.
  var withdraw: @MainActor () -> Void = {}
}

extension EnvironmentValues {
  /// The state of the system's own apps, for their views.
  @Entry var systemState: SystemState?
}
