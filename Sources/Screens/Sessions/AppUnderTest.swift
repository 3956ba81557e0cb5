import HeadlessDevice
import HeadlessUI

/// The app that a test is about: the app's own type, as its `@main` would name it.
///
/// A project names its app in one line, in its own base class: `override class var appUnderTest: AppUnderTest? { AppUnderTest(NotInstagramApp.self) }`.
public struct AppUnderTest: Sendable {
  let installedApp: InstalledApp

  /// Names the app.
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - name: The name under the app's icon; the type's own name, less an `App` at its end, where none is given.
  ///   - bundleIdentifier: What the app is launched by; `com.example.` and the name where none is given.
  ///   - urlSchemes: The schemes of the URLs that the app opens: "not-instagram" for `not-instagram://posts/7`.
  ///   - universalLinkHosts: The hosts whose web addresses the app opens in the browser's place.
  ///   - faceIDUsageDescription: Why the app wants to use Face ID; the system's question shows it.
  ///   - usageDescriptions: Why the app wants to use other things, by their keys in an Info.plist: `["NSCameraUsageDescription": "To take pictures."]`.
  public init<Application: HeadlessUI.App>(
    _ app: Application.Type, name: String? = nil, bundleIdentifier: String? = nil, urlSchemes: [String] = [], universalLinkHosts: [String] = [],
    faceIDUsageDescription: String = "", usageDescriptions: [String: String] = [:]
  ) {
    installedApp = InstalledApp(app, name: name, bundleIdentifier: bundleIdentifier)
      .declaring(urlSchemes, universalLinkHosts, faceIDUsageDescription, usageDescriptions)
  }

  /// Creates an app of one view, for a test that needs no more.
  /// - Parameters:
  ///   - name: The name under the app's icon.
  ///   - bundleIdentifier: What the app is launched by; `com.example.` and the name where none is given.
  ///   - urlSchemes: The schemes of the URLs that the app opens: "not-instagram" for `not-instagram://posts/7`.
  ///   - universalLinkHosts: The hosts whose web addresses the app opens in the browser's place.
  ///   - faceIDUsageDescription: Why the app wants to use Face ID; the system's question shows it.
  ///   - usageDescriptions: Why the app wants to use other things, by their keys in an Info.plist: `["NSCameraUsageDescription": "To take pictures."]`.
  ///   - content: What the app shows.
  public init<Content: HeadlessUI.View>(
    name: String, bundleIdentifier: String? = nil, urlSchemes: [String] = [], universalLinkHosts: [String] = [], faceIDUsageDescription: String = "",
    usageDescriptions: [String: String] = [:], @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    installedApp = InstalledApp(name: name, bundleIdentifier: bundleIdentifier, content: content)
      .declaring(urlSchemes, universalLinkHosts, faceIDUsageDescription, usageDescriptions)
  }
}

extension InstalledApp {
  /// The app with what its Info.plist and entitlements would declare.
  fileprivate func declaring(_ urlSchemes: [String], _ universalLinkHosts: [String], _ faceIDUsageDescription: String, _ usageDescriptions: [String: String])
    -> InstalledApp
  {
    var app = self
    // The device compares schemes in small letters, as URLs' schemes have no case.
    app.urlSchemes = urlSchemes.map { $0.lowercased() }
    app.universalLinkHosts = universalLinkHosts
    app.faceIDUsageDescription = faceIDUsageDescription
    app.usageDescriptions = usageDescriptions
    return app
  }
}
