private struct ScriptHandlerKey: EnvironmentKey {
  static var defaultValue: ((String) throws -> String?)? { nil }
}

extension EnvironmentValues {
  /// What answers the scripts that a test runs on web views.
  var scriptHandler: ((String) throws -> String?)? {
    get { self[ScriptHandlerKey.self] }
    set { self[ScriptHandlerKey.self] = newValue }
  }
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
