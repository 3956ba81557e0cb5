import Foundation
import HeadlessUI
import VirtualTime

extension Device {
  /// The result of opening a URL.
  package enum OpeningResult: Equatable, Sendable {
    /// An app has received the URL. The value is the app's bundle identifier.
    case opened(String)
    /// The system asks for permission first.
    ///
    /// The value is the bundle identifier of the app that opens the URL.
    case asks(String)
    /// No app on the device opens such URLs.
    case noApp
  }

  /// Opens a URL on behalf of the app in front, or of the test runner if there is none.
  ///
  /// - A URL with a custom scheme opens in the app that declares the scheme, after a system alert with the title “… wants to open …”.
  /// - A universal link opens in the app that declares its host, without an alert.
  /// - Any other web address opens in the browser.
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

  /// Returns whether an app can open a URL.
  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return ["http", "https", "app-settings"].contains(scheme) || userApps.contains { $0.urlSchemes.contains(scheme) }
  }

  /// Passes a URL to the app in front.
  @discardableResult
  package func deliverToFront(_ url: URL) -> RunResult { perform(cause: "opening \(url.absoluteString)") { _ = frontHost?.open(url) } }

  /// Activates an app and passes it a URL.
  private func deliver(_ url: URL, to bundleIdentifier: String) {
    activate(bundleIdentifier)
    perform(cause: "opening \(url.absoluteString)") { _ = frontHost?.open(url) }
  }
}
