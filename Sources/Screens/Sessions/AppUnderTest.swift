import HeadlessUI

/// The app that a test is about: the app's own type, as its `@main` would name it.
///
/// A project names its app in one line, in its own base class: `override class var appUnderTest: AppUnderTest { AppUnderTest(NotInstagramApp.self) }`.
public struct AppUnderTest: Sendable {
  let installedApp: InstalledApp

  /// Names the app.
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - name: The name under the app's icon; the type's own name, less an `App` at its end, where none is given.
  ///   - bundleIdentifier: What the app is launched by; `com.example.` and the name where none is given.
  public init<Application: HeadlessUI.App>(_ app: Application.Type, name: String? = nil, bundleIdentifier: String? = nil) {
    installedApp = InstalledApp(app, name: name, bundleIdentifier: bundleIdentifier)
  }

  /// Makes an app of one view, for a test that needs no more.
  public init<Content: HeadlessUI.View>(name: String, bundleIdentifier: String? = nil, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    installedApp = InstalledApp(name: name, bundleIdentifier: bundleIdentifier, content: content)
  }
}
