import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

extension Device {
  /// Whether touches reach an app: it is in front, or it is Springboard while its alert or its home screen is shown.
  package func isInFront(_ bundleIdentifier: String) -> Bool {
    guard bundleIdentifier == SystemApp.springboard.rawValue else { return frontmostApp == bundleIdentifier && system.alerts.isEmpty }
    return frontmostApp == nil || !system.alerts.isEmpty
  }

  /// Shows an alert of the system over the app in front.
  func showSystemAlert(
    _ title: String, message: String = "", asker: String? = nil, _ actions: [SystemAlert.Action], withdraw: @escaping @MainActor () -> Void = {}
  ) {
    wakeSpringboard()
    nextAlertID += 1
    system.alerts.append(SystemAlert(id: nextAlertID, title: title, message: message, actions: actions, asker: asker, withdraw: withdraw))
  }

  /// Whether an alert of the system is on the screen.
  package var showsSystemAlert: Bool { !system.alerts.isEmpty }

  /// Removes the alerts that an app is waiting for.
  func withdrawSystemAlerts(of bundleIdentifier: String) {
    let withdrawn = system.alerts.filter { $0.asker == bundleIdentifier }
    if withdrawn.isEmpty { return }
    system.alerts.removeAll { $0.asker == bundleIdentifier }
    for alert in withdrawn { alert.withdraw() }
  }

  // MARK: URLs

  /// The result of opening a URL.
  package enum OpeningResult: Equatable, Sendable {
    /// An app has received the URL; its bundle identifier.
    case opened(String)
    /// The system asks for permission first; the bundle identifier of the app that opens the URL.
    case asks(String)
    /// No app on the device opens such URLs.
    case noApp
  }

  /// Opens a URL on behalf of the app in front, or of the test runner if there is none.
  ///
  /// - A custom scheme goes to the app that declares it, after the system's question “… wants to open …”.
  /// - A universal link goes to the app that declares its host, without a question.
  /// - Any other web address goes to the browser.
  @discardableResult
  package func open(_ url: URL) -> OpeningResult {
    if url.scheme == "http" || url.scheme == "https" {
      if let app = userApps.first(where: { app in url.host.map { app.universalLinkHosts.contains($0) } ?? false }) {
        deliver(url, to: app.bundleIdentifier)
        return .opened(app.bundleIdentifier)
      }
      system.address = url
      activate(SystemApp.safari.rawValue)
      return .opened(SystemApp.safari.rawValue)
    }
    if url.scheme == "app-settings" {
      activate(SystemApp.preferences.rawValue)
      return .opened(SystemApp.preferences.rawValue)
    }
    guard let scheme = url.scheme?.lowercased(), let app = userApps.first(where: { $0.urlSchemes.contains(scheme) }) else { return .noApp }
    let opener = frontmostApp.map { name(of: $0) } ?? SystemApp.testRunner.name
    if frontmostApp == app.bundleIdentifier {
      deliver(url, to: app.bundleIdentifier)
      return .opened(app.bundleIdentifier)
    }
    perform(cause: "opening \(url.absoluteString)") {
      showSystemAlert(
        "“\(opener)” wants to open “\(app.name)”",
        [
          .init(title: "Cancel", role: .cancel) {},
          .init(title: "Open") { [unowned self] in deliver(url, to: app.bundleIdentifier) },
        ])
    }
    return .asks(app.bundleIdentifier)
  }

  /// Whether there is an app for a URL.
  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return ["http", "https", "app-settings"].contains(scheme) || userApps.contains { $0.urlSchemes.contains(scheme) }
  }

  /// Hands a URL to the app in front.
  @discardableResult
  package func deliverToFront(_ url: URL) -> RunResult { perform(cause: "opening \(url.absoluteString)") { _ = frontHost?.open(url) } }

  /// Dismisses the system's alert that is on the screen with its cancel button, or with the last one where there is none.
  ///
  /// - Returns: The title of the button; `nil` where there is no alert.
  package func dismissSystemAlert() -> (title: String, result: RunResult)? {
    guard let alert = system.alerts.first, let action = alert.actions.first(where: { $0.role == .cancel }) ?? alert.actions.last else { return nil }
    let result = perform(cause: "the dismissal of a system alert") {
      system.alerts.removeAll { $0.id == alert.id }
      action.perform()
    }
    return (action.title, result)
  }

  /// The button of an alert or a dialog of an app that leaves things as they are.
  package func dismissingButton(of alert: ElementID) -> ElementID? { hosts.lazy.compactMap { $0.dismissingButton(of: alert) }.first }

  /// Forgets the answer to the question whether an app may use something of the device, by its name: “camera”.
  package func forgetPermission(_ name: String, of bundleIdentifier: String) {
    for permission in Permission.allCases where permission.rawValue == name || name == "location" && permission == .locationAlways {
      setAnswer(nil, to: permission, of: bundleIdentifier)
    }
  }

  /// Activates an app and hands it a URL.
  private func deliver(_ url: URL, to bundleIdentifier: String) {
    activate(bundleIdentifier)
    perform(cause: "opening \(url.absoluteString)") { _ = frontHost?.open(url) }
  }
}
