extension EnvironmentValues {
  /// The closure that returns the results of scripts that a test runs in web views.
  @Entry var scriptHandler: ((String) throws -> String?)?
}

extension View {
  /// Sets a closure that returns the results of scripts that a test runs in this view's web views.
  ///
  /// The simulated device doesn't have a JavaScript engine, so the app provides the results.
  ///
  /// ```swift
  /// WebView(html: page).onJavaScript { script in script == "document.title" ? "Terms" : nil }
  /// ```
  /// - Parameter answer: A closure that returns the result of a script as a string, or `nil` if the script doesn't have a result. If it throws an error, the test’s action fails.
  public func onJavaScript(_ answer: @escaping (String) throws -> String?) -> some View { environment(\.scriptHandler, answer) }
}
