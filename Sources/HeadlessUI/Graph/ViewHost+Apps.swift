extension ViewHost {
  /// Creates the views of an app, as `@main` does.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - system: The system that it runs on.
  ///   - name: The name that its application element has.
  ///   - environment: What every view of the app inherits.
  package convenience init<Application: App>(_ app: Application.Type, on system: any HostSystem, name: String, environment: EnvironmentValues) {
    self.init(system: system, appName: name, environment: environment) { AppNode<Application>($0) }
  }

  /// Creates the views of an app that is one view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - system: The system that it runs on.
  ///   - name: The name that its application element has.
  ///   - environment: What every view of the app inherits.
  package convenience init<Content: View>(_ content: Content, on system: any HostSystem, name: String, environment: EnvironmentValues) {
    self.init(system: system, appName: name, environment: environment) { Node.make(content, $0) }
  }

  /// The app went to the background or came back.
  package func setScenePhase(_ new: ScenePhase) { scenePhase.set(new) }
}
