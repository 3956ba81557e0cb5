import HeadlessDevice
import HeadlessUI

/// The app under test, identified by its `App` type.
///
/// Name the app in the base class of your tests: `override class var appUnderTest: AppUnderTest? { AppUnderTest(NotInstagramApp.self) }`.
public struct AppUnderTest: Sendable {
  let installedApp: InstalledApp
  /// The name of the app's type with its module, or an empty text for an app that is a closure.
  package var typeName: String { installedApp.typeName ?? "" }
  /// Whether more than the app's type is declared: URL schemes, hosts, or usage descriptions.
  package var declaresMore: Bool {
    !installedApp.urlSchemes.isEmpty || !installedApp.universalLinkHosts.isEmpty || !installedApp.faceIDUsageDescription.isEmpty || !installedApp.usageDescriptions.isEmpty
  }

  /// Creates a description of the app from its type.
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - name: The name under the app's icon and in the system's alerts. The default is `CFBundleDisplayName` or `CFBundleName` of the app's `Info.plist`, or the name of the app's module.
  ///     For an app in a test target, it's the type's name without `App` at the end.
  ///   - bundleIdentifier: The identifier that launches the app. The default is `com.example.` and the given name, or the type's name without `App` at the end.
  ///   - urlSchemes: The URL schemes that the app opens, such as "not-instagram" for `not-instagram://posts/7`.
  ///   - universalLinkHosts: The hosts whose web addresses the app opens instead of the browser.
  ///   - faceIDUsageDescription: The reason for using Face ID, which the system's request shows.
  ///   - usageDescriptions: The reasons for other permissions, keyed by their Info.plist keys: `["NSCameraUsageDescription": "To take pictures."]`.
  public init<Application: HeadlessUI.App>(
    _ app: Application.Type, name: String? = nil, bundleIdentifier: String? = nil, urlSchemes: [String] = [], universalLinkHosts: [String] = [],
    faceIDUsageDescription: String = "", usageDescriptions: [String: String] = [:]
  ) {
    installedApp = InstalledApp(app, name: name, bundleIdentifier: bundleIdentifier)
      .declaring(urlSchemes, universalLinkHosts, faceIDUsageDescription, usageDescriptions)
  }

  /// Creates an app with a single view, for tests that don't need more.
  /// - Parameters:
  ///   - name: The name under the app's icon.
  ///   - bundleIdentifier: The identifier that launches the app. The default is `com.example.` and the name.
  ///   - urlSchemes: The URL schemes that the app opens, such as "not-instagram" for `not-instagram://posts/7`.
  ///   - universalLinkHosts: The hosts whose web addresses the app opens instead of the browser.
  ///   - faceIDUsageDescription: The reason for using Face ID, which the system's request shows.
  ///   - usageDescriptions: The reasons for other permissions, keyed by their Info.plist keys: `["NSCameraUsageDescription": "To take pictures."]`.
  ///   - content: The app's view.
  public init<Content: HeadlessUI.View>(
    name: String, bundleIdentifier: String? = nil, urlSchemes: [String] = [], universalLinkHosts: [String] = [], faceIDUsageDescription: String = "",
    usageDescriptions: [String: String] = [:], @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    installedApp = InstalledApp(name: name, bundleIdentifier: bundleIdentifier, content: content)
      .declaring(urlSchemes, universalLinkHosts, faceIDUsageDescription, usageDescriptions)
  }
}

extension InstalledApp {
  /// Returns the app with the values that a real app declares in its Info.plist and entitlements.
  fileprivate func declaring(_ urlSchemes: [String], _ universalLinkHosts: [String], _ faceIDUsageDescription: String, _ usageDescriptions: [String: String])
    -> InstalledApp
  {
    var app = self
    // Store URL schemes in lowercase, because they aren't case-sensitive and the device looks them up in lowercase.
    app.urlSchemes = urlSchemes.map { $0.lowercased() }
    app.universalLinkHosts = universalLinkHosts
    app.faceIDUsageDescription = faceIDUsageDescription
    app.usageDescriptions = usageDescriptions
    return app
  }
}
