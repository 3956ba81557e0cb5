extension EnvironmentValues {
  /// What answers the scripts that a test runs on web views.
  @Entry var scriptHandler: ((String) throws -> String?)?
}

extension View {
  /// Answers the scripts that a test runs on the web views in this view, as there is no engine for them here.
  ///
  /// ```swift
  /// WebView(html: page).onJavaScript { script in script == "document.title" ? "Terms" : nil }
  /// ```
  /// - Parameter answer: Returns the result of a script as text, or `nil` for none; what it throws fails the test’s action.
  public func onJavaScript(_ answer: @escaping (String) throws -> String?) -> some View { environment(\.scriptHandler, answer) }
}
