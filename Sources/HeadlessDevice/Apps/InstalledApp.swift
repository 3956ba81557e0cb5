import HeadlessUI

/// An app that can be launched on a device: its name on the home screen, its bundle identifier, and how its views are made.
package struct InstalledApp: Sendable {
  /// The name under the app's icon and the label of its application element.
  package let name: String
  /// The identifier that XCUITest launches it by.
  package let bundleIdentifier: String
  /// The schemes of the URLs that the app opens, in small letters: "not-instagram" for `not-instagram://posts/7`.
  package var urlSchemes: [String] = []
  /// The hosts whose web addresses the app opens in the browser's place: universal links.
  package var universalLinkHosts: [String] = []
  /// Why the app wants to use Face ID; the system's question shows it.
  package var faceIDUsageDescription: String = ""
  let makeHost: @MainActor @Sendable (Device, EnvironmentValues) -> ViewHost

  /// Takes an app's type, as `@main` would.
  ///
  /// - Parameters:
  ///   - type: The app.
  ///   - name: The name under the icon; the type's own name, less an `App` at its end, where none is given.
  ///   - bundleIdentifier: The identifier; `com.example.` and the name where none is given.
  package init<Application: App>(_ type: Application.Type, name: String? = nil, bundleIdentifier: String? = nil) {
    var derived = "\(type)"
    if derived.hasSuffix("App"), derived.count > 3 { derived.removeLast(3) }
    let name = name ?? derived
    self.name = name
    self.bundleIdentifier = bundleIdentifier ?? "com.example.\(name)"
    makeHost = { ViewHost(Application.self, on: $0, name: name, environment: $1) }
  }

  /// Makes an app of one view, for a test that needs no more.
  package init<Content: View>(name: String, bundleIdentifier: String? = nil, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier ?? "com.example.\(name)"
    makeHost = { ViewHost(content(), on: $0, name: name, environment: $1) }
  }
}
