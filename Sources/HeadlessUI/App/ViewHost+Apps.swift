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
  package func setScenePhase(_ new: ScenePhase) { root.environment.scenePhaseStorage.set(new) }

  /// Creates the views of an app from its content.
  convenience init(system: any HostSystem, appName: String, environment: EnvironmentValues, makeContent: (NodeInputs) -> Node) {
    KnownTypes.insert(Color.self)
    self.init(system: system, appName: appName, environment: environment) {
      Node.make(Text($0), $1)
    } makeRoot: { host, environment in
      RootNode(host: host, environment: environment, makeContent: makeContent)
    }
  }
}
