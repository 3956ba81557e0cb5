import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

extension Device {
  /// Whether an element of an app can be touched now: the app is in front, or it is the system's own with its alert or its home screen on the screen.
  package func isInFront(_ bundleIdentifier: String) -> Bool {
    guard bundleIdentifier == SystemApp.springboard.rawValue else { return frontmostApp == bundleIdentifier && system.alerts.isEmpty }
    return frontmostApp == nil || !system.alerts.isEmpty
  }

  /// Shows an alert of the system's own over whichever app is in front.
  func showSystemAlert(
    _ title: String, message: String = "", asker: String? = nil, _ actions: [SystemAlert.Action], withdraw: @escaping @MainActor () -> Void = {}
  ) {
    wakeSpringboard()
    nextAlertID += 1
    system.alerts.append(SystemAlert(id: nextAlertID, title: title, message: message, actions: actions, asker: asker, withdraw: withdraw))
  }

  /// Takes away the alerts whose answer an app waits for.
  func withdrawSystemAlerts(of bundleIdentifier: String) {
    let withdrawn = system.alerts.filter { $0.asker == bundleIdentifier }
    if withdrawn.isEmpty { return }
    system.alerts.removeAll { $0.asker == bundleIdentifier }
    for alert in withdrawn { alert.withdraw() }
  }

  // MARK: URLs

  /// What became of a URL that was to be opened.
  package enum OpeningResult: Equatable, Sendable {
    /// An app is being shown it, by bundle identifier.
    case opened(String)
    /// The system asks first whether an app, by bundle identifier, may open it.
    case asks(String)
    /// No app on the device opens such URLs.
    case noApp
  }

  /// Opens a URL on behalf of the app in front, or of the test runner where none is.
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

  /// Brings an app to the front, or launches it, and shows it a URL.
  private func deliver(_ url: URL, to bundleIdentifier: String) {
    activate(bundleIdentifier)
    perform(cause: "opening \(url.absoluteString)") { _ = frontHost?.open(url) }
  }
}
