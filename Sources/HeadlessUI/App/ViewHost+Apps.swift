extension ViewHost {
  /// Creates a host for the views of an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - system: The system that the app runs on.
  ///   - name: The name of the application element.
  ///   - environment: The environment values that all views inherit.
  package convenience init<Application: App>(_ app: Application.Type, on system: any HostSystem, name: String, environment: EnvironmentValues) {
    self.init(system: system, appName: name, environment: environment) { AppNode<Application>($0) }
  }

  /// Creates a host for an app that consists of one view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - system: The system that the app runs on.
  ///   - name: The name of the application element.
  ///   - environment: The environment values that all views inherit.
  package convenience init<Content: View>(_ content: Content, on system: any HostSystem, name: String, environment: EnvironmentValues) {
    self.init(system: system, appName: name, environment: environment) { Node.make(content, $0) }
  }

  /// Updates the scene phase when the app enters the foreground or the background.
  package func setScenePhase(_ new: ScenePhase) { root.environment.scenePhaseStorage.set(new) }

  /// Creates a host for an app from a closure that makes its content.
  convenience init(system: any HostSystem, appName: String, environment: EnvironmentValues, makeContent: (NodeInputs) -> Node) {
    FastEquatableTypes.insert(Color.self)
    self.init(system: system, appName: appName, environment: environment) {
      Node.make(Text($0), $1)
    } makeRoot: { host, environment in
      RootNode(host: host, environment: environment, makeContent: makeContent)
    }
  }
}
