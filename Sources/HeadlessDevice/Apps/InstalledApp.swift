import HeadlessUI

/// An app that can be launched on a device, with its name, its bundle identifier and its views.
package struct InstalledApp: Sendable {
  /// The name under the app's icon and in the system's alerts, and the label of its application element.
  package let name: String
  /// The name of the app's product, which is the name of its bundle and of its executable.
  package let productName: String
  /// The identifier that launches the app.
  package let bundleIdentifier: String
  /// The URL schemes that the app opens, in lowercase: "not-instagram" for `not-instagram://posts/7`.
  package var urlSchemes: [String] = []
  /// The hosts whose web addresses the app opens instead of the browser, as universal links.
  package var universalLinkHosts: [String] = []
  /// The reason for using Face ID, which the system's request shows.
  package var faceIDUsageDescription: String = ""
  /// The reasons for other permissions, keyed by Info.plist keys such as “NSCameraUsageDescription”.
  package var usageDescriptions: [String: String] = [:]
  /// The name of the app's type with its module, or `nil` for an app that is a closure.
  package let typeName: String?
  let modules: AppModules
  let makeHost: @MainActor @Sendable (any HostSystem, EnvironmentValues) -> ViewHost

  /// Creates an installed app from its `App` type.
  ///
  /// - Parameters:
  ///   - type: The app.
  ///   - name: The name under the icon. The default is the display name or bundle name in the app's `Info.plist`, or the name of the app's module. For an app in a test target, it's the
  ///     type's name without `App` at the end.
  ///   - bundleIdentifier: The bundle identifier. The default is `com.example.` and the given name, or the type's name without `App` at the end.
  package init<Application: App>(_ type: Application.Type, name: String? = nil, bundleIdentifier: String? = nil) {
    let modules = AppModules(in: Application.self)
    let names = name.map { AppNames(given: $0) } ?? AppNames.names(of: type, modules: modules)
    self.name = names.shown
    productName = names.product
    typeName = String(reflecting: Application.self)
    self.bundleIdentifier = bundleIdentifier ?? names.bundleIdentifier
    self.modules = modules
    makeHost = { ViewHost(Application.self, on: $0, name: names.shown, environment: $1) }
  }

  /// Creates an installed app that shows one view.
  package init<Content: View>(name: String, bundleIdentifier: String? = nil, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    self.name = name
    productName = name
    typeName = nil
    self.bundleIdentifier = bundleIdentifier ?? "com.example.\(name)"
    modules = AppModules(in: Content.self)
    makeHost = { ViewHost(content(), on: $0, name: name, environment: $1) }
  }
}
