extension EnvironmentValues {
  /// The closure that returns results for scripts that a test runs on web views.
  @Entry var scriptHandler: ((String) throws -> String?)?
}

extension View {
  /// Sets a closure that returns results for scripts that a test runs on web views in this view.
  ///
  /// The simulated device has no JavaScript engine.
  ///
  /// ```swift
  /// WebView(html: page).onJavaScript { script in script == "document.title" ? "Terms" : nil }
  /// ```
  /// - Parameter answer: A closure that returns the result of a script as text, or `nil` for scripts without a result. An error that it throws fails the test’s action.
  public func onJavaScript(_ answer: @escaping (String) throws -> String?) -> some View { environment(\.scriptHandler, answer) }
}
