import Foundation
import HeadlessUI
import Observation

/// What the device's own apps show and remember.
@MainActor @Observable
final class SystemState {
  /// Whether the home screen is in front.
  var showsHomeScreen = true
  /// The names and bundle identifiers of the apps with an icon, in order.
  var icons: [HomeScreenIcon] = []
  /// The system's alerts that wait for an answer; the first is on the screen.
  var alerts: [SystemAlert] = []
  /// What the browser was asked to open last.
  var address: URL?
  /// What was allowed or forbidden to apps, by bundle identifier.
  @ObservationIgnored var permissions: [String: [Permission: Bool]] = [:]

  /// Forgets every answer to a question for permission, so that apps ask again.
  func resetPermissions() { permissions.removeAll() }
}

/// An icon of the home screen.
struct HomeScreenIcon: Identifiable {
  let id: String
  let name: String
}

/// Something that an app must ask for.
enum Permission: Hashable, Sendable {
  /// Using Face ID.
  case faceID
}

/// An alert of the system's own, over whichever app is in front.
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
  /// The app that waits for the answer, by bundle identifier; it may end before there is one.
  var asker: String?
  /// What is done where the app ends first.
  var withdraw: @MainActor () -> Void = {}
}

private struct SystemDeviceKey: EnvironmentKey {
  static var defaultValue: Device? { nil }
}

extension EnvironmentValues {
  /// The device itself, for its own apps.
  var systemDevice: Device? {
    get { self[SystemDeviceKey.self] }
    set { self[SystemDeviceKey.self] = newValue }
  }
}
